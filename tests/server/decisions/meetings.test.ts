import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

async function list(query: Record<string, string> = {}, name = 'coproprietaire', placeId = demoId('place tilleuls')) {
  const { accessToken: token } = await signIn(server, { name })
  return requestRoute(server.app, meetingRoutes.list, { token, params: { placeId }, query })
}
async function meetings(query: Record<string, string> = {}, name = 'coproprietaire') {
  const { data } = meetingRoutes.list.answer.parse(fromWire(await (await list(query, name)).json()))
  return data.result.flatMap((id) => data.entities.meetings[id] ?? [])
}

describe('general meetings of a place', () => {
  it('are listed with the next one first when only future ones are requested', async () => {
    const next = await meetings({ filter: 'next' })
    const { city } = demoPlace('tilleuls')
    expect(next[0]).toMatchObject({ city, agenda: [{ decisionId: demoDecisionId('tilleuls', 'caretaker') }] })
    expect(next.at(-1)?.agenda).toEqual([])
    const times = next.map(({ heldAt }) => Date.parse(heldAt))
    expect(times[0]).toBeGreaterThan(server.platform.now().getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(await meetings()).toEqual([...next.toReversed(), ...(await meetings({ filter: 'past' }))])
    expect(await meetings({ filter: 'next', page: '2' })).toEqual([])
  })

  it('are listed with the one under way before the next one, until everything is decided or half a day has passed', async () => {
    const shown = async () => (await meetings({ filter: 'current' })).map(({ isUnderWay }) => isUnderWay)
    expect(await shown()).toEqual([true, false, false])
    const begun = (await meetings({ filter: 'past' })).map(({ isUnderWay }) => isUnderWay)
    expect(begun).toEqual([true, false, false])
  })

  it('are listed with the latest first when only those that have begun are requested', async () => {
    const past = (await meetings({ filter: 'past' })).map(({ heldAt }) => Date.parse(heldAt))
    expect(past.length).toBeGreaterThan(1)
    expect(past).toEqual(past.toSorted((a, b) => b - a))
    expect(past[0]).toBeLessThanOrEqual(server.platform.now().getTime())
  })

  it('have minutes once they are over: the one under way still has a resolution to decide', async () => {
    expect((await meetings({ filter: 'next' })).some(({ hasMinutes }) => hasMinutes)).toBe(false)
    const [underWay, ...over] = await meetings({ filter: 'past' })
    expect(underWay?.hasMinutes).toBe(false)
    expect(over.every(({ hasMinutes }) => hasMinutes)).toBe(true)
  })

  it('offer a power to owners whom nobody represents yet, as long as the meeting is to come', async () => {
    const isOffered = async (name: string) => (await meetings({ filter: 'next' }, name)).map((one) => one.canGivePower)
    expect(await isOffered('gestionnaire')).not.toContain(true)
    const agendas = (await meetings({ filter: 'next' })).map(({ agenda }) => agenda)
    expect(await isOffered('conseil')).toEqual(agendas.map((items) => items.length > 0))
    expect((await meetings({ filter: 'past' })).some((one) => one.canGivePower)).toBe(false)
  })

  it('are open to voters: a tenant is refused, and another place does not exist for them', async () => {
    expect(await refusalOf(await list({}, 'locataire'))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusalOf(await list({}, 'president', demoId('place vauban')))).toMatchObject({ status: 404 })
  })
})
