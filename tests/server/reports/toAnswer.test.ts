import { describe, expect, it } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { demoPlace, demoReport } from '#tests/support/demoNames.ts'
import { personOf, placeOf, removeMember, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport, startReports } from '#tests/support/server/reportCalls.ts'

const { server, cast } = await startReports()
const { reporter, staff } = cast
const vauban = placeOf('vauban')

const waiting = (by = staff) => by.get(reportRoutes.toAnswer)
const emergenciesOf = async (by = staff) => (await waiting(by)).emergencies.map(({ id }) => id)

/** The same reports, requested place by place. */
async function placeByPlace(by = staff) {
  const { data } = await by.get(placeRoutes.mine, { query: { per_page: '100' } })
  const places = await Promise.all(
    data.result.map(async (placeId) => {
      const list = await by.get(reportRoutes.list, {
        params: { placeId },
        query: { by_state: 'ongoing', per_page: '100' },
      })
      const all = list.data.result.flatMap((id) => list.data.entities.reports[id] ?? [])
      const isNew = ({ kind, status }: (typeof all)[number]) => kind === 'emergency' && status === 'opened'
      return { placeId, emergencies: all.filter(isNew), overdue: all.filter((one) => one.isOverdue && !isNew(one)) }
    }),
  )
  return {
    emergencies: new Set(places.flatMap(({ emergencies }) => emergencies.map(({ id }) => id))),
    overdue: new Map(
      places.flatMap(({ placeId, overdue }) => (overdue.length ? [[placeId, overdue.length] as const] : [])),
    ),
  }
}

describe('what waits for people who answer reports', () => {
  it('is each new emergency and each overdue promise of all their places, once', async () => {
    await openReport(reporter, { kind: 'emergency', category: 2 })
    await openReport(staff, { kind: 'emergency', category: 5 }, vauban)
    const { emergencies, overdue } = await waiting()
    const expected = await placeByPlace()
    expect(emergencies).toHaveLength(expected.emergencies.size)
    expect(new Set(emergencies.map(({ id }) => id))).toEqual(expected.emergencies)
    expect(overdue).toHaveLength(expected.overdue.size)
    expect(new Map(overdue.map(({ placeId, count }) => [placeId, count]))).toEqual(expected.overdue)
    expect(new Set(emergencies.map(({ placeId }) => placeId))).toContain(vauban)
    expect(overdue.find(({ placeId }) => placeId === tilleuls)).toMatchObject({
      placeName: demoPlace('tilleuls').name,
      first: { title: demoReport('tilleuls', 1).title, promisedOn: '2030-01-13' },
    })
  })

  it('starts with the oldest emergency, and drops one that is acknowledged', async () => {
    const first = await openReport(reporter, { kind: 'emergency', category: 1 })
    const moments = (await waiting()).emergencies.map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted())
    expect(await emergenciesOf()).toContain(first.id)
    await actionsOn(first.id, staff).acknowledge()
    expect(await emergenciesOf()).not.toContain(first.id)
  })

  it('is empty for people who only report', async () => {
    expect(await waiting(reporter)).toEqual({ emergencies: [], furtherEmergencies: [], overdue: [] })
  })

  it('excludes a place they have left, and any other offer', async () => {
    const { id } = await openReport(staff, { kind: 'emergency', category: 5 }, vauban)
    expect(await emergenciesOf()).toContain(id)
    expect(await emergenciesOf(await signedInAs(server, 'gestionnaire', 'VSY'))).not.toContain(id)
    await removeMember(server, personOf('gestionnaire'), vauban)
    expect(await emergenciesOf()).not.toContain(id)
  })

  it('counts the emergencies after the first twenty in each place, so that none is lost', async () => {
    const director = await signedInAs(server, 'admin')
    for (const placeId of [...Array.from({ length: 20 }, () => vauban), tilleuls]) {
      await openReport(director, { kind: 'emergency', category: 5 }, placeId)
      server.clock.advance(1_000)
    }
    const { emergencies, furtherEmergencies } = await waiting(director)
    expect(emergencies).toHaveLength(20)
    const further = furtherEmergencies.reduce((sum, { count }) => sum + count, 0)
    expect(further).toBe((await placeByPlace(director)).emergencies.size - 20)
    expect(furtherEmergencies.at(-1)).toEqual({ placeId: tilleuls, placeName: demoPlace('tilleuls').name, count: 1 })
  })
})
