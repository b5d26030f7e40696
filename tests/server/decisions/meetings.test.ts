import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoId } from '#server/demo/chance.ts'
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
    expect(next.map(({ kind }) => kind)).toEqual(['extraordinary', 'ordinary'])
    expect(next[0]).toMatchObject({ city: 'Lille', agenda: [{ decisionId: demoDecisionId('tilleuls', 'caretaker') }] })
    expect(next[1]?.agenda).toEqual([])
    expect(Date.parse(next[0]?.heldAt ?? '')).toBeGreaterThan(server.platform.now().getTime())
    expect((await meetings()).map(({ kind }) => kind)).toEqual([
      'ordinary',
      'extraordinary',
      'extraordinary',
      'extraordinary',
      'ordinary',
    ])
    expect(await meetings({ filter: 'next', page: '2' })).toEqual([])
  })

  it('are listed with the latest first when only those that have begun are requested', async () => {
    const past = (await meetings({ filter: 'past' })).map(({ heldAt }) => Date.parse(heldAt))
    expect(past).toHaveLength(3)
    expect(past).toEqual(past.toSorted((a, b) => b - a))
    expect(past[0]).toBeLessThanOrEqual(server.platform.now().getTime())
  })

  it('have minutes once they are over: the one under way still has a resolution to decide', async () => {
    expect((await meetings({ filter: 'next' })).map(({ hasMinutes }) => hasMinutes)).toEqual([false, false])
    expect((await meetings({ filter: 'past' })).map(({ hasMinutes }) => hasMinutes)).toEqual([false, true, true])
  })

  it('offer a power to owners whom nobody represents yet, as long as the meeting is to come', async () => {
    const isOffered = async (name: string) => (await meetings({ filter: 'next' }, name)).map((one) => one.canGivePower)
    expect(await isOffered('gestionnaire')).toEqual([false, false])
    expect(await isOffered('conseil')).toEqual([true, false])
    expect((await meetings({ filter: 'past' })).some((one) => one.canGivePower)).toBe(false)
  })

  it('are open to voters: a tenant is refused, and another place does not exist for them', async () => {
    expect(await refusalOf(await list({}, 'locataire'))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refusalOf(await list({}, 'president', demoId('place vauban')))).toMatchObject({ status: 404 })
  })
})
