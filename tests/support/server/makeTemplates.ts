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
  /** What to copy: the path of a dump of PGlite, or the name of a database on the server. */
  readonly of: Readonly<Record<World, string>>
  readonly remove: () => Promise<void>
}

/** One database of each kind, migrated and seeded for real: that takes seconds, and a copy of it a moment. */
export const makeTemplates = (serverUrl: string | undefined): Promise<Templates> =>
  serverUrl ? makeOnServer(serverUrl) : makeEmbedded()

async function makeEmbedded(): Promise<Templates> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-templates-'))
  const client = await PGlite.create()
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

/** Only a database that nobody is connected to can be copied. */
async function workIn(url: URL, work: (db: Database) => Promise<unknown>) {
  const { db, close } = openPostgres(url.href, () => {})
  await work(db)
  await close()
}
