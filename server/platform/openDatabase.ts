import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
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
  /** The same data for work that nobody waits for: migrations, the demo, clean-ups. Its statements may be slow. */
  readonly patientDb: Database
  /** Where processes count limits together; `null` = no other process has this database. */
  readonly limitStore: Pool | null
  readonly listen: Listen
  readonly jobs: JobsDatabase
  /** The connections of each pool; the embedded database has none. */
  readonly countPools: () => readonly PoolCounts[]
  readonly close: () => Promise<void>
}

type PoolCounts = {
  readonly pool: string
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** The same database for the library of the job queue, which writes its own SQL. */
export type JobsDatabase = {
  readonly isEmbedded: boolean
  /** Several statements may be in one text without values. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>
  readonly listen: (
    channel: string,
    hear: (payload: string) => void,
    reconnected: () => void,
  ) => Promise<{ close: () => Promise<void> }>
}

/** A request is answered within two seconds even when PostgreSQL does not respond: with a refusal. */
const defaultConnectionTimeout = 1_500
const defaultQueryTimeout = 1_800
const patientQueryTimeout = 10_000

/** Milliseconds. */
type Timeouts = { readonly connectionTimeout?: number; readonly queryTimeout?: number }

/** `onLost` receives errors of idle connections; without a listener they would end the process. */
export function openPostgres(
  connectionString: string,
  onLost: (error: Error) => void,
  { connectionTimeout = defaultConnectionTimeout, queryTimeout = defaultQueryTimeout }: Timeouts = {},
): OpenDatabase {
  const open = (max: number, statementTimeout: number, options = '') => {
    const pool = new QueuedPool({
      connectionString,
      // JIT compilation takes PostgreSQL longer than a request may take.
      options: `-c jit=off ${options}`,
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
  // Limits are counted within transactions. If they had to wait for a connection of the same pool, ten transactions could wait
  // for each other. Losing a count in a crash is acceptable, so it does not wait for the disk, nor let messages wait for it.
  const limits = open(2, queryTimeout, '-c synchronous_commit=off')
  const close = async () => {
    await Promise.all([requests.pool.end(), patient.pool.end(), limits.pool.end()])
  }
  const listen = listenOnPostgres(connectionString, onLost)
  const executeSql = (text: string, values?: unknown[]) => executeOn(patient.pool, text, values)
  const jobs = { isEmbedded: false, executeSql, listen: hearing(listen) }
  const countPools = () => [
    countsOf('requests', requests.pool),
    countsOf('patient', patient.pool),
    countsOf('limits', limits.pool),
  ]
  return { db: requests.db, patientDb: patient.db, limitStore: limits.pool, listen, jobs, countPools, close }
}

const countsOf = (name: string, pool: QueuedPool): PoolCounts => ({
  pool: name,
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.countWaiting(),
})

/** A text of several statements may fail inside its own transaction, so its connection is not reused. */
async function executeOn(pool: Pool, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  if (values.length > 0) return pool.query(text, values)
  const client = await pool.connect()
  let isClean = false
  try {
    const answer = await client.query(text)
    isClean = true
    return { rows: [answer].flat().flatMap(({ rows }): unknown[] => rows) }
  } finally {
    client.release(!isClean)
  }
}

/** Our way to listen, in the form that the job queue expects. */
const hearing =
  (listen: Listen): JobsDatabase['listen'] =>
  async (channel, hear, reconnected) => ({
    close: listen(channel, (payload) => (payload === undefined ? reconnected() : hear(payload))),
  })

type Work<Result> = (tx: Transaction) => Promise<Result>
type TransactionConfig = Parameters<Database['transaction']>[1]

/**
 * Drizzle's own transaction keeps a connection for ever when it cannot begin. It also returns a connection with an open
 * transaction when the rollback gets no answer. This one reuses only a connection that is certainly clean, and closes an
 * unresponsive one before the rollback waits on it as long again.
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
 * The embedded database, in a folder that only this process may open. Every commit reaches the operating system before it is
 * acknowledged, so it survives the death of the process. Surviving a power cut takes PostgreSQL. A new folder starts with a copy
 * of the database in `template`, if there is one.
 */
export async function openEmbedded(dataDir: string, template?: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const folder = databaseIn(dataDir)
    if (template !== undefined) await copyOnce(databaseIn(template), folder)
    const client = new EmbeddedDatabase({ dataDir: folder, relaxedDurability: false, startParams })
    await client.waitReady
    const close = async () => {
      await client.close()
      await unlock()
    }
    return { ...partsOf(client), close }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Half of the usual buffers, because a start fills all of them with zeros first. */
const startParams = [...EmbeddedDatabase.defaultStartParams, '-c', 'shared_buffers=64MB']

const databaseIn = (dataDir: string) => join(dataDir, 'database')

/** The copy appears complete or not at all: a process that dies meanwhile leaves a draft, which the next one replaces. */
async function copyOnce(from: string, to: string): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return
  const draft = `${to}.new`
  await rm(draft, { recursive: true, force: true })
  await cp(from, draft, { recursive: true })
  await rename(draft, to)
}

/** A database that disappears with the process, for tests and mocks: empty, or restored from a PGlite dump. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase> {
  const client = new EmbeddedDatabase(dump ? { loadDataDir: dump } : {})
  await client.waitReady
  return { ...partsOf(client), close: () => client.close() }
}

/** An embedded database as the rest of the server sees it. */
export function partsOf(client: EmbeddedDatabase): Omit<OpenDatabase, 'close'> {
  const db: Database = drizzlePglite({ client })
  const listen = listenOnEmbedded(client)
  const executeSql = (text: string, values?: unknown[]) => client.executeSql(text, values)
  const jobs = { isEmbedded: true, executeSql, listen: hearing(listen) }
  return { db, patientDb: db, limitStore: null, listen, jobs, countPools: () => [] }
}

const listenOnEmbedded =
  (client: PGlite): Listen =>
  (channel, hear) => {
    const started = client.listen(channel, hear)
    started.then(
      () => hear(),
      () => undefined,
    )
    return async () => {
      const stop = await started.catch(() => null)
      if (!client.closed) await stop?.()
    }
  }
