import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { reportRoutes } from '#contract/reports.ts'
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
  return requestRoute(server.app, reportRoutes.list, { token, params: { placeId }, query })
}
const statuses = async (query: Record<string, string> = {}) => {
  const { data } = reportRoutes.list.answer.parse(fromWire(await (await list(query)).json()))
  return data.result.map((id) => data.entities.reports[id]?.status)
}

describe('reports of a place', () => {
  it('come with the latest updated first', async () => {
    const { data, meta } = reportRoutes.list.answer.parse(fromWire(await (await list()).json()))
    const updates = data.result.map((id) => data.entities.reports[id]?.updatedAt ?? '')
    expect(updates).toEqual([...updates].sort().reverse())
    expect(meta).toEqual({ total: 5, perPage: 15, page: 1 })
  })

  it('are narrowed by state; ongoing ones are those not resolved', async () => {
    expect(await statuses({ by_state: 'ongoing' })).toEqual(['acknowledged', 'acknowledged', 'opened'])
    expect(await statuses({ by_state: 'resolved' })).toEqual(['resolved', 'resolved'])
    expect(await statuses({ by_state: 'opened' })).toEqual(['opened'])
    expect(await refusalOf(await list({ by_state: 'lost' }))).toMatchObject({ status: 422 })
    expect(await statuses({ by_state: 'ongoing', page: '3' })).toEqual([])
  })

  it('are for those who live or own there: a partner is refused, a foreign place does not exist', async () => {
    expect(await refusalOf(await list({}, 'partenaire'))).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await list({}, 'locataire')).status).toBe(200)
    expect(await refusalOf(await list({}, 'locataire', demoId('place vauban')))).toMatchObject({ status: 404 })
  })
})
