import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import type { Database } from './database.ts'
import { EmbeddedDatabase } from './embeddedDatabase.ts'
import { type Listen, listenOnPostgres } from './listenOnPostgres.ts'
import { lockFolder } from './lockFolder.ts'
import { Problem } from './problem.ts'
import { QueuedPool } from './queuedPool.ts'

export type OpenDatabase = {
  readonly db: Database
  readonly listen: Listen
  readonly close: () => Promise<void>
}

/** A request is answered within two seconds even when PostgreSQL does not respond: with a refusal. */
const connectionTimeout = 1_500
const defaultQueryTimeout = 10_000

/** `onLost` receives errors of idle connections; without a listener they would end the process. */
export function openPostgres(
  connectionString: string,
  onLost: (error: Error) => void,
  { queryTimeout = defaultQueryTimeout }: { readonly queryTimeout?: number } = {},
): OpenDatabase {
  const pool = new QueuedPool({
    connectionString,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: queryTimeout,
    keepAlive: true,
    max: 10,
  })
  pool.on('error', onLost)
  // A connection can also break between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Database = drizzleNode({ client: pool })
  db.transaction = (work, config) => inTransaction(pool, (own) => own.transaction(work, config))
  return { db, listen: listenOnPostgres(connectionString, onLost), close: () => pool.end() }
}

/**
 * Drizzle's own transaction keeps a connection for ever when it cannot begin. It also returns a connection with an
 * open transaction when the rollback gets no answer. This one reuses only a connection that is certainly clean.
 */
async function inTransaction<Result>(pool: Pool, run: (own: Database) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let isClean = false
  try {
    const result = await run(drizzleNode({ client }))
    isClean = true
    return result
  } catch (error) {
    // Our own refusals are thrown after the rollback was answered. After any other error, the state is unknown.
    isClean = error instanceof Problem
    throw error
  } finally {
    client.release(!isClean)
  }
}

/**
 * The embedded database, in a folder that only this process may open. Every commit reaches the operating system
 * before it is acknowledged, so it survives the death of the process. Surviving a power cut takes PostgreSQL.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const client = new EmbeddedDatabase({ dataDir: join(dataDir, 'database'), relaxedDurability: false })
    await client.waitReady
    const close = async () => {
      await client.close()
      await unlock()
    }
    return { db: drizzlePglite({ client }), listen: listenOnEmbedded(client), close }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** A database that disappears with the process, for tests and mocks: empty, or restored from a PGlite dump. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase> {
  const client = new EmbeddedDatabase(dump ? { loadDataDir: dump } : {})
  await client.waitReady
  return { db: drizzlePglite({ client }), listen: listenOnEmbedded(client), close: () => client.close() }
}

const listenOnEmbedded =
  (client: PGlite): Listen =>
  (channel, hear) => {
    const started = client.listen(channel, hear)
    started.then(hear, () => undefined)
    return async () => {
      const stop = await started.catch(() => null)
      if (!client.closed) await stop?.()
    }
  }
