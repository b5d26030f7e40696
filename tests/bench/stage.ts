import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openEmbedded, openPostgres } from '#server/platform/openDatabase.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { fillPlaces } from './fillPlaces.ts'
import { fillReports } from './fillReports.ts'

/** What a process needs to open a database. */
type DatabaseEnv = Readonly<Record<string, string>>

/** The demo world with a city's worth of places around it and years of reports in one of them, and the same with ten times as many. */
export type Stage = {
  readonly name: 'PGlite' | 'PostgreSQL'
  readonly usual: DatabaseEnv
  /** Equal to `usual`, for the bare endpoint: an embedded folder is opened by one process only. */
  readonly bare: DatabaseEnv
  readonly grown: DatabaseEnv
  readonly remove: () => Promise<void>
}

const usualPlaces = 1_000
const grownPlaces = 10 * usualPlaces

/** Folders of their own for the embedded database. */
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

/** Databases of their own on the server, dropped at the end. */
export async function stageOnPostgres(serverUrl: string): Promise<Stage> {
  const usual = await makePostgresDatabase(serverUrl)
  const grown = `${usual.url.pathname.slice(1)}_grown`
  await seed(envOf(usual.url))
  await run(serverUrl, `create database ${grown} template ${usual.url.pathname.slice(1)}`)
  const grownUrl = new URL(serverUrl)
  grownUrl.pathname = grown
  await fill(async () => openPostgres(usual.url.href, () => {}), usualPlaces)
  await fill(async () => openPostgres(grownUrl.href, () => {}), grownPlaces)
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

const envOf = ({ href }: URL) => ({ DATABASE_URL: href })

async function seed(env: DatabaseEnv) {
  const portal = await startPortal({ ...env, ...quiet })
  await portal.stop()
}

/** Logs and rate limits would be measured along; the demo world is wanted on both databases. */
export const quiet = { DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000' }

async function fill(open: () => ReturnType<typeof openEmbedded>, places: number) {
  const { db, close } = await open()
  await fillPlaces(db, places)
  // As many in the one place whose reports are measured.
  await fillReports(db, places)
  await close()
}

async function run(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
