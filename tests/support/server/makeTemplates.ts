import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { EmbeddedDatabase } from '#server/platform/embeddedDatabase.ts'
import { openJobs } from '#server/platform/jobs/openJobs.ts'
import { migrate } from '#server/platform/migrate.ts'
import { type OpenDatabase, openPostgres, partsOf } from '#server/platform/openDatabase.ts'
import { collectCopies } from './collectCopies.ts'
import { keepDatabase } from './keepDatabase.ts'
import { keepTemplates } from './keepTemplates.ts'
import { fillWithDemo, type World } from './worlds.ts'

export type Templates = {
  /** The path of a PGlite dump, or the name of a database on the server. */
  readonly of: Readonly<Record<World, string>>
  /** Reuses the name of an unused copy. */
  readonly discard: (name: string) => void
  /** Removes the copies; the templates serve the next run. */
  readonly removeCopies: () => Promise<void>
}

/** Migrates and seeds one database of each kind: that takes seconds, a copy takes a moment. */
export const makeTemplates = (serverUrl: string | undefined): Promise<Templates> =>
  serverUrl ? makeOnServer(serverUrl) : makeEmbedded()

async function makeEmbedded(): Promise<Templates> {
  const folder = await keepTemplates(async (path) => {
    const client = new EmbeddedDatabase()
    await client.waitReady
    await makeSmall(client)
    const parts = partsOf(client)
    const dump = async (world: World) => writeFile(join(path, world), (await client.dumpDataDir('none')).stream())
    await prepare(parts)
    await dump('empty')
    await fillWithDemo(parts.db)
    await dump('demo')
    await client.close()
  })
  return {
    of: { empty: join(folder, 'empty'), demo: join(folder, 'demo') },
    discard: () => {},
    removeCopies: async () => {},
  }
}

/** All tables: ours, and those of the job queue. */
async function prepare({ db, jobs }: Omit<OpenDatabase, 'close'>) {
  await migrate(db)
  const queue = await openJobs({ database: jobs, log: { fault: () => {} }, isPassive: true })
  await queue.stop()
}

/** Halves the cost of a copy, by removing PostgreSQL's own templates and keeping its buffers no larger than its data. */
async function makeSmall(client: PGlite) {
  await client.exec('update pg_database set datistemplate = false')
  await client.exec('drop database template0')
  await client.exec('drop database template1')
  await client.exec("alter system set shared_buffers = '16MB'")
}

async function makeOnServer(serverUrl: string): Promise<Templates> {
  const empty = await keepDatabase(serverUrl, 'empty', 'template1', ({ url }) => workIn(url, prepare))
  const demo = await keepDatabase(serverUrl, 'demo', empty, ({ url }) => workIn(url, ({ db }) => fillWithDemo(db)))
  const copies = collectCopies(serverUrl)
  return { of: { empty, demo }, discard: copies.discard, removeCopies: copies.removeAll }
}

/** Closes its connection: PostgreSQL copies only a database without connections. */
async function workIn(url: URL, work: (open: Omit<OpenDatabase, 'close'>) => Promise<unknown>) {
  const { close, ...open } = openPostgres(url.href, () => {})
  await work({ ...open, db: open.patientDb })
  await close()
}
