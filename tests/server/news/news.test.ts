import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { newsRoutes } from '#contract/news.ts'
import { placeActualities } from '#server/areas/news/news.tables.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoLatestNews } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startDemoServer()
  token = (await signIn(server)).accessToken
})
afterAll(() => server.close())

const tilleuls = demoId('place tilleuls')
const list = (query: Record<string, string> = {}, placeId = tilleuls) =>
  requestRoute(server.app, newsRoutes.list, { token, params: { placeId }, query })
const parsed = async (response: Response) => newsRoutes.list.answer.parse(fromWire(await response.json()))
const titles = async (query: Record<string, string> = {}) => {
  const { data } = await parsed(await list(query))
  return data.result.map((id) => data.entities.placeActualities[id]?.title)
}

const storedIn = (placeId: string) => server.platform.db.$count(placeActualities, eq(placeActualities.placeId, placeId))

describe('news of a place', () => {
  it('is listed in pages, the latest first', async () => {
    const total = await storedIn(tilleuls)
    const all = await titles({ per_page: '100' })
    expect(all[0]).toBe(demoLatestNews('tilleuls').title)
    expect(all).toHaveLength(total)
    expect(await titles({ page: '2', per_page: '3' })).toEqual(all.slice(3, 6))
    expect((await parsed(await list({ page: '7' }))).meta).toEqual({ total, perPage: 15, page: 7 })
  })

  it('stays within its place', async () => {
    const title = 'Pour le Clos Vauban seulement'
    const placeId = demoId('place vauban')
    const publishedAt = server.platform.now()
    await server.platform.db.insert(placeActualities).values({ placeId, title, body: '', author: 'S. L.', publishedAt })
    expect(await titles()).not.toContain(title)
    expect((await parsed(await list({}, placeId))).meta.total).toBe(await storedIn(placeId))
    expect(await refusalOf(await list({}, demoId('place terrasses')))).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is read one by one, and is absent from other places', async () => {
    const ofTilleuls = demoId('news tilleuls 0')
    const read = (actualityId: string) => requestRoute(server.app, newsRoutes.read, { token, params: { actualityId } })
    const actuality = newsRoutes.read.answer.parse(fromWire(await (await read(ofTilleuls)).json()))
    expect(actuality).toMatchObject({ id: ofTilleuls, placeId: tilleuls, title: (await titles())[0] })
    const missing = await refusalOf(await read(demoId('no news')))
    expect(missing).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refusalOf(await read(demoId('news terrasses 0')))).toEqual(missing)
  })
})
