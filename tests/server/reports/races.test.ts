import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { reportEvents, reports, reportWitnesses } from '#server/areas/reports/reports.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { personOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, newReport, openReport, startReports } from '#tests/support/server/reportCalls.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'

const { server, cast } = await startReports()

const times = <Result>(count: number, act: () => Promise<Result>) => Promise.all(Array.from({ length: count }, act))
const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

describe('at the same time', () => {
  it('two people resolve a report: one succeeds, the other learns that it is resolved', async () => {
    const { id } = await openReport(cast.reporter)
    const answers = await Promise.all([cast.staff, cast.director].map((by) => actionsOn(id, by).resolve()))
    expect(statusesOf(answers)).toEqual([200, 409])
    const lines = await server.platform.db.select().from(reportEvents).where(eq(reportEvents.reportId, id))
    expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['opened', 'resolved'])
  })

  it('somebody joins fifty times: they are one witness', async () => {
    const { id } = await openReport(cast.reporter)
    const answers = await times(50, () => actionsOn(id, cast.neighbour).join())
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(49).fill(409)])
    const rows = await server.platform.db.select().from(reportWitnesses).where(eq(reportWitnesses.reportId, id))
    expect(rows.map(({ userId }) => userId)).toEqual([personOf('locataire')])
  })

  it('fifty neighbours join: each becomes one witness', async () => {
    const { db } = server.platform
    const { id } = await openReport(cast.reporter)
    const neighbours = Array.from({ length: 50 }, (_, index) => `voisin-${index}`)
    const people = []
    for (const name of neighbours) people.push(await signedInAs(server, name))
    const ids = await Promise.all(
      people.map(async (person) => {
        const { status } = await actionsOn(id, person).join()
        return status
      }),
    )
    // Some of the people do not belong to the place, so they are refused.
    const joined = ids.filter((status) => status === 200)
    expect(joined.length).toBeGreaterThan(10)
    const rows = await db.select().from(reportWitnesses).where(eq(reportWitnesses.reportId, id))
    expect(rows).toHaveLength(joined.length)
    expect((await actionsOn(id, cast.reporter).read()).witnessesCount).toBe(joined.length)
    const members = await db.select().from(memberships).where(eq(memberships.placeId, tilleuls))
    const here = new Set(members.map(({ userId }) => userId))
    expect(rows.every(({ userId }) => here.has(userId))).toBe(true)
  })

  it('the same report sent ten times with one key is created once, and every answer shows it', async () => {
    const title = 'Envoyé dix fois'
    const send = (body: object) =>
      requestRoute(server.app, reportRoutes.create, {
        token: cast.reporter.token,
        params: { placeId: tilleuls },
        body: { report: { ...newReport, title, ...body } },
        headers: { 'idempotency-key': demoId('key of ten') },
      })
    const answers = await times(10, () => send({}))
    expect(statusesOf(answers)).toEqual(Array(10).fill(200))
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect(bodies.size).toBe(1)
    expect(await server.platform.db.select().from(reports).where(eq(reports.title, title))).toHaveLength(1)
    expect((await send({ description: 'Autre chose.' })).status).toBe(422)
  })

  it('with comments and a resolution, the history contains exactly the accepted ones', async () => {
    const { id } = await openReport(cast.reporter)
    const [resolved, ...comments] = await Promise.all([
      actionsOn(id, cast.staff).resolve(),
      ...Array.from({ length: 12 }, (_, n) => actionsOn(id, cast.neighbour).comment(`n° ${n}`)),
    ])
    expect(resolved?.status).toBe(200)
    const accepted = comments.filter(({ status }) => status === 200).length
    const { events, meta } = await actionsOn(id, cast.reporter).events({ per_page: '100' })
    expect(meta.total).toBe(accepted + 2)
    // The order does not depend on the clock: nothing follows the resolution.
    expect(events[0]?.kind).toBe('resolved')
    expect(new Set(events.map(({ createdAt }) => createdAt)).size).toBe(events.length)
  })
})
