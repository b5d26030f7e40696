import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/platform/openDatabase.ts'
import { createRateLimits } from '#server/platform/rateLimits.store.ts'
import { rateLimits } from '#server/platform/rateLimits.tables.ts'
import { openTestDatabase } from '#tests/support/server/testDatabase.ts'

const address = '192.0.2.77'

describe.skipIf(!process.env.TEST_DATABASE_URL)('limits on PostgreSQL', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('are shared by all processes, and keep no address', async () => {
    const [first, second] = [database, database].map(({ limitStore }) => createRateLimits({ store: limitStore }))
    const refused = { code: 'too_many_requests', detail: { retryAfter: expect.any(Number) } }
    for (let n = 0; n < 3; n++) {
      await first?.take('mail', address)
      await second?.take('mail', address)
    }
    await expect(first?.take('mail', address)).rejects.toMatchObject(refused)
    await expect(second?.take('mail', address)).rejects.toMatchObject(refused)
    await second?.take('mail', '192.0.2.78')
    await second?.take('signIn', address)

    const rows = await database.db.select().from(rateLimits)
    expect(rows.map(({ points }) => points).sort((a, b) => a - b)).toEqual([1, 1, 8])
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  it('count parallel calls one by one', async () => {
    const processes = [database, database].map(({ limitStore }) => createRateLimits({ store: limitStore }))
    const calls = Array.from({ length: 20 }, (_, n) => processes[n % 2]?.take('mail', '198.51.100.1'))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  })
  it('are taken within more transactions than there are connections', async () => {
    const { db, limitStore } = database
    const limits = createRateLimits({ store: limitStore })
    const calls = Array.from({ length: 30 }, (_, n) => db.transaction(() => limits.take('message', `person ${n}`)))
    await Promise.all(calls)
    expect(await db.$count(rateLimits, like(rateLimits.key, 'message:%'))).toBe(30)
  })
})
