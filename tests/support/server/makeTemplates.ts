import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '#server/platform/database.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openPostgres } from '#server/platform/openDatabase.ts'
import { makePostgresDatabase } from './postgresDatabase.ts'
import { fillWithDemo, type World } from './worlds.ts'

export type Templates = {
  /** The path of a PGlite dump, or the name of a database on the server. */
  readonly of: Readonly<Record<World, string>>
  readonly remove: () => Promise<void>
}

/** Migrates and seeds one database of each kind: that takes seconds, a copy takes a moment. */
export const makeTemplates = (serverUrl: string | undefined): Promise<Templates> =>
  serverUrl ? makeOnServer(serverUrl) : makeEmbedded()

async function makeEmbedded(): Promise<Templates> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-templates-'))
  const client = await PGlite.create()
  await makeSmall(client)
  const db = drizzle({ client })
  const dump = async (world: World) => {
    const path = join(folder, world)
    await writeFile(path, (await client.dumpDataDir('none')).stream())
    return path
  }
  await migrate(db)
  const empty = await dump('empty')
  await fillWithDemo(db)
  const demo = await dump('demo')
  await client.close()
  return { of: { empty, demo }, remove: () => rm(folder, { recursive: true }) }
}

/** Halves the cost of a copy: it brings no templates for further databases, and no buffers larger than its data. */
async function makeSmall(client: PGlite) {
  await client.exec('update pg_database set datistemplate = false')
  await client.exec('drop database template0')
  await client.exec('drop database template1')
  await client.exec("alter system set shared_buffers = '16MB'")
}

async function makeOnServer(serverUrl: string): Promise<Templates> {
  const empty = await makePostgresDatabase(serverUrl)
  await workIn(empty.url, migrate)
  const demo = await makePostgresDatabase(serverUrl, empty.name)
  await workIn(demo.url, fillWithDemo)
  const remove = async () => {
    await demo.remove()
    await empty.remove()
  }
  return { of: { empty: empty.name, demo: demo.name }, remove }
}

/** Closes its connection: PostgreSQL copies only a database without connections. */
async function workIn(url: URL, work: (db: Database) => Promise<unknown>) {
  const { patientDb, close } = openPostgres(url.href, () => {})
  await work(patientDb)
  await close()
}
