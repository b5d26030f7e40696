import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import type { Database, Queryable } from './database.ts'

/** Resolved by its name, because the built server is in another folder than this file. */
const ownFolder = dirname(createRequire(import.meta.url).resolve('#server/migrations/0000_foundation.sql'))
/** Any number, as long as all our processes use the same one. */
const lockKey = 4_120_662

/**
 * Brings a database of any release up to date: one transaction runs all missing migrations or none. The advisory lock
 * makes processes that start together take turns.
 */
export async function migrate(db: Database, migrationsFolder = ownFolder): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await tx.execute(sql`create table if not exists migrations (hash text primary key, run_at timestamptz not null)`)
    const done = await doneMigrations(tx)
    const missing = migrations.filter(({ hash }) => !done.has(hash))
    for (const { hash, sql: statements } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (hash, run_at) values (${hash}, now())`)
    }
    return missing.length
  })
}

/** How many migrations of this release a database has and lacks, and how many of a newer one it has. Changes nothing. */
export async function compareMigrations(db: Database) {
  const known = readMigrationFiles({ migrationsFolder: ownFolder }).map(({ hash }) => hash)
  const found = await db.execute(sql`select to_regclass('migrations') is not null as "isThere"`)
  const { rows } = z.object({ rows: z.array(z.object({ isThere: z.boolean() })) }).parse(found)
  const run = rows[0]?.isThere ? await doneMigrations(db) : new Set<string>()
  const done = known.filter((hash) => run.has(hash)).length
  return { done, missing: known.length - done, unknown: run.size - done }
}

async function doneMigrations(tx: Queryable) {
  const { rows } = z
    .object({ rows: z.array(z.object({ hash: z.string() })) })
    .parse(await tx.execute(sql`select hash from migrations`))
  return new Set(rows.map(({ hash }) => hash))
}
