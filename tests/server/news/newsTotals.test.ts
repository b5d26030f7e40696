import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newsRoutes } from '#contract/news.ts'
import { demoId } from '#server/demo/chance.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const ids = z.object({ rows: z.array(z.object({ id: z.string() })) })
/** Places whose stored total differs from the real one. */
async function miscounted() {
  const found = await server.platform.db.execute(sql`
    select id from places left join news_totals on news_totals.place_id = places.id
    where coalesce(news, 0) <> (select count(*) from place_actualities where place_actualities.place_id = places.id)`)
  return ids.parse(found).rows
}
const publish = (placeId: string, count: number) => sql`
  insert into place_actualities (place_id, title, body, author, published_at)
  select ${placeId}, 'Nouvelle ' || n, '', 'S. L.', now() from generate_series(1, ${count}::int) as n`

describe('the stored total of the news of a place', () => {
  it('is right from the start', async () => {
    expect(await miscounted()).toEqual([])
  })

  it('is the total of a page, and follows news that is published and removed', async () => {
    const { db } = server.platform
    const resident = await signedInAs(server, 'coproprietaire')
    const total = async () => (await resident.get(newsRoutes.list, { params: { placeId: tilleuls } })).meta.total
    const before = await total()
    await db.execute(publish(tilleuls, 3))
    expect(await total()).toBe(before + 3)
    await db.execute(sql`delete from place_actualities where place_id = ${tilleuls} and title like 'Nouvelle %'`)
    expect(await total()).toBe(before)
    expect(await miscounted()).toEqual([])
  })

  it('is exact when news is published at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map((count) => server.platform.db.execute(publish(tilleuls, count))))
    expect(await miscounted()).toEqual([])
  })

  it('disappears with its place', async () => {
    const { db } = server.platform
    const [known] = await db.select().from(places).where(eq(places.id, tilleuls))
    if (!known) throw new Error('the main place is there')
    const elsewhere = demoId('place of news alone')
    await db.insert(places).values({ ...known, id: elsewhere })
    await db.execute(publish(elsewhere, 5))
    expect(await miscounted()).toEqual([])
    await db.delete(places).where(eq(places.id, elsewhere))
    expect(await miscounted()).toEqual([])
    const kept = await db.execute(sql`select place_id as id from news_totals where place_id = ${elsewhere}`)
    expect(ids.parse(kept).rows).toEqual([])
  })

  it('ignores writes that roll back', async () => {
    const undone = server.platform.db.transaction(async (tx) => {
      await tx.execute(publish(tilleuls, 2))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await miscounted()).toEqual([])
  })
})
