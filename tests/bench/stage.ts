import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { openEmbedded, openPostgres } from '#server/platform/openDatabase.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { fillDecisions } from './fillDecisions.ts'
import { fillLedger } from './fillLedger.ts'
import { fillMessages } from './fillMessages.ts'
import { fillNotices } from './fillNotices.ts'
import { fillPayments } from './fillPayments.ts'
import { fillPlaces } from './fillPlaces.ts'
import { fillReports } from './fillReports.ts'
import { fillTickets } from './fillTickets.ts'
import { fillTopics } from './fillTopics.ts'

/** The environment variables that name a database. */
type DatabaseEnv = Readonly<Record<string, string>>

/** The demo world with the places of a city and years of use of one of them, and the same with ten times as many. */
export type Stage = {
  readonly name: 'PGlite' | 'PostgreSQL'
  readonly usual: DatabaseEnv
  /** A copy of `usual` for the bare endpoint, because only one process can open an embedded folder. */
  readonly bare: DatabaseEnv
  readonly grown: DatabaseEnv
  readonly remove: () => Promise<void>
}

const usualPlaces = 1_000
const grownPlaces = 10 * usualPlaces

/** New folders for the embedded database. */
export async function stageOnPglite(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const [usual, bare, grown] = ['usual', 'bare', 'grown'].map((name) => join(folder, name))
  if (!usual || !bare || !grown) throw new Error('three folders were named')
  await seed({ DATA_DIR: usual })
  await cp(usual, grown, { recursive: true })
  await fill(() => openEmbedded(usual), usualPlaces)
  await fill(() => openEmbedded(grown), grownPlaces)
  await cp(usual, bare, { recursive: true })
  return {
    name: 'PGlite',
    usual: { DATA_DIR: usual },
    bare: { DATA_DIR: bare },
    grown: { DATA_DIR: grown },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** New databases on the server, dropped at the end. */
export async function stageOnPostgres(serverUrl: string): Promise<Stage> {
  const usual = await makePostgresDatabase(serverUrl)
  const grown = `${usual.url.pathname.slice(1)}_grown`
  await seed(envOf(usual.url))
  await run(serverUrl, `create database ${grown} template ${usual.url.pathname.slice(1)}`)
  const grownUrl = new URL(serverUrl)
  grownUrl.pathname = grown
  await fill(async () => openPostgres(usual.url.href, () => {}, patient), usualPlaces)
  await fill(async () => openPostgres(grownUrl.href, () => {}, patient), grownPlaces)
  return {
    name: 'PostgreSQL',
    usual: envOf(usual.url),
    bare: envOf(usual.url),
    grown: envOf(grownUrl),
    remove: async () => {
      await usual.remove()
      await run(serverUrl, `drop database ${grown} with (force)`)
    },
  }
}

/** A statement that inserts years of use may take longer than a request. */
const patient = { queryTimeout: 600_000 }
const envOf = ({ href }: URL) => ({ DATABASE_URL: href })

async function seed(env: DatabaseEnv) {
  const portal = await startPortal({ ...env, ...quiet })
  await portal.stop()
}

/** Keeps logs and rate limits out of the figures, and seeds the demo world on both databases. */
export const quiet = { DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000' }

async function fill(open: () => ReturnType<typeof openEmbedded>, places: number) {
  const { db, close } = await open()
  await fillPlaces(db, places)
  // The lists of the measured place grow with the places.
  await fillReports(db, places)
  await fillDecisions(db, places)
  await fillNotices(db, places)
  await fillMessages(db, places)
  await fillTickets(db, places)
  await fillTopics(db, places)
  await fillLedger(db, places)
  await fillPayments(db, places)
  // Autovacuum does the same sooner or later; index-only counts need it.
  await db.execute(sql`vacuum analyze`)
  await close()
}

async function run(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
