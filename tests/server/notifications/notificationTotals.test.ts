import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { notificationRoutes } from '#contract/notifications.ts'
import type { Ctx } from '#server/platform/context.ts'
import { change } from '#server/services/changes/change.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { personOf, placeOf, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'
import { verbContext } from '#tests/support/server/verbContext.ts'

let server: TestServer
let ctx: Ctx
beforeAll(async () => {
  server = await startDemoServer()
  ctx = verbContext(server)
})
afterAll(() => server.close())

const ids = z.object({ rows: z.array(z.object({ id: z.string() })) })
/** People with a stored total that differs from the real one. */
async function miscounted() {
  const found = await server.platform.db.execute(sql`
    select user_id as id from (
      select user_id, place_id, count(*) as counted from notifications group by 1, 2
      union all select user_id, place_id, -notifications from notification_totals) as each
    group by user_id, place_id having sum(counted) <> 0`)
  return ids.parse(found).rows
}
/** Notifies people after writing, as a verb does. */
const tell = (recipients: readonly string[], placeId: string | null) =>
  change(ctx, async () => ({
    audited: [],
    live: [],
    news: recipients.map((name) => ({
      type: 'report',
      recipients: [personOf(name)],
      placeId,
      title: 'Une panne',
      author: null,
      path: null,
    })),
  }))

describe('the stored totals of the notifications of a person', () => {
  it('are right from the start', async () => {
    expect(await miscounted()).toEqual([])
  })

  it('equal those of a page and of the count, and follow new notifications', async () => {
    const member = await signedInAs(server, 'president')
    const total = async (query: Record<string, string> = {}) =>
      (await member.get(notificationRoutes.list, { query })).meta.total
    const count = () => member.get(notificationRoutes.count, { params: { placeId: tilleuls } })
    const before = { everywhere: await total(), here: await total({ by_place: tilleuls }), counted: await count() }
    for (const placeId of [tilleuls, null, placeOf('vauban')]) await tell(['president'], placeId)
    // A notification about a place of others counts nowhere; one about no place counts in every place.
    expect(await total()).toBe(before.everywhere + 2)
    expect(await total({ by_place: tilleuls })).toBe(before.here + 2)
    const { all, unread, highlighted } = before.counted
    expect(await count()).toEqual({ all: all + 1, unread: unread + 1, highlighted })
    expect(await miscounted()).toEqual([])
  })

  it('are exact when people are notified in any order while they mark notifications', async () => {
    const resident = await signedInAs(server, 'coproprietaire')
    const told = ['coproprietaire', 'president', 'conseil']
    await Promise.all([
      ...Array.from({ length: 8 }, (_, index) => tell(index % 2 === 0 ? told : told.toReversed(), tilleuls)),
      ...Array.from({ length: 4 }, () => resident.call(notificationRoutes.markAll, { body: {} })),
    ])
    expect(await miscounted()).toEqual([])
  })

  it('ignore writes that roll back, and disappear with their person', async () => {
    const { db } = server.platform
    const undone = db.transaction(async (tx) => {
      await tx.execute(sql`delete from notifications`)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await miscounted()).toEqual([])
    await db.execute(sql`delete from notifications where user_id = ${personOf('president')}`)
    expect(await miscounted()).toEqual([])
    await db.delete(users).where(eq(users.id, personOf('locataire')))
    expect(await miscounted()).toEqual([])
  })
})
