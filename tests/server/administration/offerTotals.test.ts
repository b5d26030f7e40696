import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const totals = z.object({ rows: z.array(z.object({ offer: z.string(), people: z.int(), counted: z.int() })) })
/** Offers whose stored total differs from the real one. */
async function miscounted() {
  const found = await server.platform.db.execute(sql`
    select offer, people, (select count(*)::int from user_offers where user_offers.offer = offer_totals.offer) as counted
    from offer_totals`)
  const { rows } = totals.parse(found)
  expect(rows).not.toEqual([])
  return rows.filter(({ people, counted }) => people !== counted)
}
const join = (emails: string, offers: string) => sql`
  with joined as (
    insert into users (email, display_name, first_name, last_name, created_at)
    select n || ${emails}, 'Nouvelle', 'Nouvelle', 'Personne', now() from generate_series(1, 3) as n returning id)
  insert into user_offers (user_id, offer) select id, offer from joined, unnest(string_to_array(${offers}, ',')) as offer`

describe('stored totals of the people of an offer', () => {
  it('are right from the start', async () => {
    expect(await miscounted()).toEqual([])
  })

  it('follow people who join several offers, and who leave with their account', async () => {
    const { db } = server.platform
    await db.execute(join('@joined.example', 'ESE,VSY'))
    expect(await miscounted()).toEqual([])
    await db.execute(sql`delete from users where email like '%@joined.example'`)
    expect(await miscounted()).toEqual([])
  })

  it('are exact when people join at the same time', async () => {
    const { db } = server.platform
    const hosts = ['a', 'b', 'c', 'd'].map((name) => `@${name}.example`)
    await Promise.all(hosts.map((host, index) => db.execute(join(host, index % 2 === 0 ? 'ESE,DIR' : 'DIR,ESE'))))
    expect(await miscounted()).toEqual([])
  })

  it('ignore writes that roll back', async () => {
    const undone = server.platform.db.transaction(async (tx) => {
      await tx.execute(join('@undone.example', 'ECO'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await miscounted()).toEqual([])
  })
})
