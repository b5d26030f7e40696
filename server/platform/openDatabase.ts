import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import type { Database, Transaction } from './database.ts'
import { isUnreachable } from './databaseErrors.ts'
import { EmbeddedDatabase } from './embeddedDatabase.ts'
import { type Listen, listenOnPostgres } from './listenOnPostgres.ts'
import { lockFolder } from './lockFolder.ts'
import { Problem } from './problem.ts'
import { QueuedPool } from './queuedPool.ts'

export type OpenDatabase = {
  readonly db: Database
  /** The same data for work that nobody waits for: migrations, the demo, clean-ups. A statement may take its time. */
  readonly patientDb: Database
  /** Where processes count limits together; `null` = no other process has this database. */
  readonly limitStore: Pool | null
  readonly listen: Listen
  readonly close: () => Promise<void>
}

/** A request is answered within two seconds even when PostgreSQL does not respond: with a refusal. */
const connectionTimeout = 1_500
const defaultQueryTimeout = 1_800
const patientQueryTimeout = 10_000

/** `onLost` receives errors of idle connections; without a listener they would end the process. */
export function openPostgres(
  connectionString: string,
  onLost: (error: Error) => void,
  { queryTimeout = defaultQueryTimeout }: { readonly queryTimeout?: number } = {},
): OpenDatabase {
  const open = (max: number, statementTimeout: number) => {
    const pool = new QueuedPool({
      connectionString,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: statementTimeout,
      keepAlive: true,
      max,
    })
    pool.on('error', onLost)
    // A connection can also break between two statements of a transaction; the next statement reports it.
    pool.on('connect', (client) => client.on('error', () => undefined))
    const db: Database = drizzleNode({ client: pool })
    db.transaction = (work, config) => inTransaction(pool, work, config)
    return { pool, db }
  }
  const requests = open(10, queryTimeout)
  const patient = open(2, patientQueryTimeout)
  const close = async () => {
    await Promise.all([requests.pool.end(), patient.pool.end()])
  }
  const listen = listenOnPostgres(connectionString, onLost)
  return { db: requests.db, patientDb: patient.db, limitStore: requests.pool, listen, close }
}

type Work<Result> = (tx: Transaction) => Promise<Result>
type TransactionConfig = Parameters<Database['transaction']>[1]

/**
 * Drizzle's own transaction keeps a connection for ever when it cannot begin. It also returns a connection with an
 * open transaction when the rollback gets no answer. This one reuses only a connection that is certainly clean, and closes one
 * that no longer answers before the rollback would wait on it as long again.
 */
async function inTransaction<Result>(pool: Pool, work: Work<Result>, config: TransactionConfig): Promise<Result> {
  const client = await pool.connect()
  let isReleased = false
  const release = (isClean: boolean) => {
    if (!isReleased) client.release(!isClean)
    isReleased = true
  }
  const own: Database = drizzleNode({ client })
  try {
    const result = await own.transaction(
      (tx) =>
        work(tx).catch((error: unknown) => {
          if (isUnreachable(error)) release(false)
          throw error
        }),
      config,
    )
    release(true)
    return result
  } catch (error) {
    // Our own refusals are thrown after the rollback was answered. After any other error, the state is unknown.
    release(error instanceof Problem)
    throw error
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
    return { ...ofClient(client), listen: listenOnEmbedded(client), close }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** A database that disappears with the process, for tests and mocks: empty, or restored from a PGlite dump. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase> {
  const client = new EmbeddedDatabase(dump ? { loadDataDir: dump } : {})
  await client.waitReady
  return { ...ofClient(client), listen: listenOnEmbedded(client), close: () => client.close() }
}

function ofClient(client: EmbeddedDatabase): Pick<OpenDatabase, 'db' | 'patientDb' | 'limitStore'> {
  const db: Database = drizzlePglite({ client })
  return { db, patientDb: db, limitStore: null }
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
