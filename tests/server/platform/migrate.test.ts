import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openInMemory, openPostgres } from '#server/platform/openDatabase.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const known = readMigrationFiles({ migrationsFolder: 'server/migrations' }).length
const rows = z.object({ rows: z.array(z.object({ name: z.string() })) })

async function tablesOf(db: Database) {
  const names = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.parse(names).rows.map(({ name }) => name)
}

async function expectMigrations(db: Database) {
  // Two processes that start together take turns.
  const ran = await Promise.all([migrate(db), migrate(db)])
  expect(ran.toSorted()).toEqual([0, known])
  expect(await migrate(db)).toBe(0)
  expect(await tablesOf(db)).toEqual(expect.arrayContaining(['audit_entries', 'sessions', 'used_challenges', 'users']))
}

describe('migrations', () => {
  it('make every table in an empty embedded database, once', async () => {
    const { db, close } = await openInMemory()
    await expectMigrations(db)
    await close()
  })

  it.skipIf(!serverUrl)('make every table in an empty PostgreSQL database, once', async () => {
    const database = await makePostgresDatabase(serverUrl ?? '')
    const { db, close } = openPostgres(database.url.href, () => undefined)
    await expectMigrations(db)
    await close()
    await database.remove()
  })
})
