import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { escalateReports } from '#server/areas/reports/escalateReports.ts'
import { reports } from '#server/areas/reports/reports.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { liveEvents } from '#server/services/live/live.tables.ts'
import { notificationSwitches } from '#server/services/notifications/notificationSwitches.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openStream } from '#tests/support/server/liveClient.ts'
import { personOf, removeMember, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport, startReports } from '#tests/support/server/reportCalls.ts'
import { xssPayloads } from '#tests/support/server/xssPayloads.ts'

const { server, cast } = await startReports()

const names = ['coproprietaire', 'locataire', 'president', 'gestionnaire', 'admin', 'comptable', 'gardien']
const nameOf = (userId: string) => names.find((name) => personOf(name) === userId) ?? userId

/** The notifications that an action causes, with the events that open pages receive. */
async function newsOf(act: () => Promise<unknown>) {
  const { db } = server.platform
  await server.drain()
  const before = new Set((await db.select({ id: notifications.id }).from(notifications)).map(({ id }) => id))
  const heard = new Set((await db.select({ id: liveEvents.id }).from(liveEvents)).map(({ id }) => id))
  const sent = server.outbox.mails().length
  await act()
  await server.drain()
  const rows = (await db.select().from(notifications)).filter(({ id }) => !before.has(id))
  const events = (await db.select().from(liveEvents)).filter(({ id, placeId }) => !heard.has(id) && placeId !== null)
  return {
    rows,
    people: rows.map(({ userId }) => nameOf(userId)).toSorted(),
    topics: events.map(({ topic }) => topic).toSorted(),
    mails: server.outbox.mails().slice(0, server.outbox.mails().length - sent),
  }
}

describe('people are notified', () => {
  it('of a new report, with a link: those who handle reports', async () => {
    let id = ''
    const told = await newsOf(async () => {
      id = (await openReport(cast.reporter, { equipmentId: demoId('equipment tilleuls 0') })).id
    })
    expect(told.people).toEqual(['admin', 'gestionnaire'])
    expect(told.rows[0]).toMatchObject({
      type: 'report',
      title: 'Vitre cassée dans le hall',
      author: demoName('coproprietaire'),
      path: `/signalements/${id}`,
      placeId: tilleuls,
      isHighlighted: false,
    })
    expect(told.topics).toEqual(['equipments', 'reports'])
    expect(told.mails.map(({ to }) => to).toSorted()).toEqual([demoEmail('admin'), demoEmail('gestionnaire')])
    expect(told.mails[0]?.subject).toContain(
      `${demoName('coproprietaire')} a signalé «\u00a0Vitre cassée dans le hall\u00a0»`,
    )
    expect(told.mails[0]?.text).toContain(`/signalements/${id}`)
  })

  it('of its progress: reporter, witnesses and the manager in charge, but not the author of the change', async () => {
    const { id } = await openReport(cast.reporter)
    expect(await newsOf(() => actionsOn(id, cast.neighbour).join())).toMatchObject({ people: [], topics: ['reports'] })

    const acknowledged = await newsOf(() => actionsOn(id, cast.staff).acknowledge())
    expect(acknowledged.people).toEqual(['admin', 'coproprietaire', 'locataire'])
    expect(acknowledged.rows[0]).toMatchObject({ type: 'report_event', author: demoName('gestionnaire') })
    const commented = await newsOf(() => actionsOn(id, cast.neighbour).comment())
    expect(commented.people).toEqual(['admin', 'coproprietaire'])
    const resolved = await newsOf(() => actionsOn(id, cast.director).resolve())
    expect(resolved.people).toEqual(['coproprietaire', 'locataire'])
    expect(resolved.rows[0]).toMatchObject({ type: 'resolved_report', path: `/signalements/${id}` })
    expect(resolved.topics).toEqual(['reports'])
    const reopened = await newsOf(() => actionsOn(id, cast.reporter).reopen())
    expect(reopened.people).toEqual(['admin', 'locataire'])
  })

  it('in the portal, and by e-mail as they have chosen', async () => {
    const { db } = server.platform
    const { id } = await openReport(cast.reporter)
    await db
      .insert(notificationSwitches)
      .values({ userId: personOf('coproprietaire'), topic: 'report', channel: 'email', isOn: false })
    const told = await newsOf(() => actionsOn(id, cast.staff).resolve())
    expect(told.people).toEqual(['coproprietaire'])
    expect(told.mails).toEqual([])
  })

  it('of nothing more once they have left the place', async () => {
    const { id } = await openReport(cast.reporter)
    await actionsOn(id, cast.other).join()
    await removeMember(server, personOf('president'), tilleuls)
    expect((await newsOf(() => actionsOn(id, cast.staff).resolve())).people).toEqual(['coproprietaire'])
  })

  it('on open pages of the place, only of what changed', async () => {
    const stream = await openStream(server, { token: cast.neighbour.token })
    const { id } = await openReport(cast.reporter)
    expect(await stream.nextChange()).toMatchObject({ topic: 'reports', placeId: tilleuls, subjectId: id })
    await stream.leave()
  })
})

describe('typed text', () => {
  it('is stored and shown as typed, and is plain text in every mail', async () => {
    for (const payload of xssPayloads.slice(0, 20)) {
      const title = payload.slice(0, 120)
      const told = await newsOf(async () => {
        const report = await openReport(cast.reporter, { title, description: payload })
        expect([report.title, report.description]).toEqual([title.trim(), payload.trim()])
        const actions = actionsOn(report.id, cast.staff)
        await actions.comment(payload)
        await actions.acknowledge({ body: payload })
        await actions.resolve(payload)
        await actionsOn(report.id, cast.reporter).reopen(payload)
        const { events } = await actions.events()
        expect(new Set(events.map(({ body }) => body))).toEqual(new Set([payload.trim(), null]))
      })
      expect(told.mails.length).toBeGreaterThan(0)
      for (const { html, subject } of told.mails) {
        expect(html).not.toContain(payload)
        expect(subject).not.toContain('\n')
      }
    }
  })
})

describe('an overdue promise', () => {
  const day = 24 * 3_600_000
  it('is reported to its maker and the director, once, when its day has passed in the building’s time zone', async () => {
    const { platform, sites, clock } = server
    await escalateReports(platform, sites)
    const { id } = await openReport(cast.reporter)
    await actionsOn(id, cast.staff).acknowledge({ responsibleId: personOf('gestionnaire'), promisedOn: '2030-01-16' })
    const escalate = () => newsOf(() => escalateReports(platform, sites))
    // Sessions opened at the start have expired by then.
    const staff = async () => actionsOn(id, await signedInAs(server, 'gestionnaire'))
    const about = (told: Awaited<ReturnType<typeof escalate>>) => told.rows.filter(({ path }) => path?.endsWith(id))

    // 22:59 in Greenwich on the 16th, which is 23:59 in Paris.
    clock.advance(day + (13 * 60 + 59) * 60_000)
    expect(about(await escalate())).toEqual([])
    expect((await (await staff()).read()).isOverdue).toBe(false)
    clock.advance(60_000)
    // Five processes run simultaneously.
    const told = about(
      await newsOf(() => Promise.all(Array.from({ length: 5 }, () => escalateReports(platform, sites)))),
    )
    expect(told.map(({ userId }) => nameOf(userId)).toSorted()).toEqual(['admin', 'gestionnaire'])
    expect(told[0]).toMatchObject({ type: 'report_event', author: null, isHighlighted: true })
    expect(about(await escalate())).toEqual([])
    expect((await (await staff()).read()).isOverdue).toBe(true)

    // Another promise may be overdue as well.
    await (await staff()).acknowledge({ promisedOn: '2030-01-18' })
    expect((await (await staff()).read()).isOverdue).toBe(false)
    clock.advance(2 * day)
    // The director made this promise.
    expect(about(await escalate())).toHaveLength(1)
    await (await staff()).resolve()
    const [row] = await platform.db.select().from(reports).where(eq(reports.id, id))
    expect(row?.escalatedAt).not.toBeNull()
    clock.advance(30 * day)
    expect(about(await escalate())).toEqual([])
  })
})
