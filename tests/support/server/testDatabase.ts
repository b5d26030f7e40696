import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { EmbeddedDatabase } from '#server/platform/embeddedDatabase.ts'
import { type OpenDatabase, openInMemory, openPostgres } from '#server/platform/openDatabase.ts'
import { copyPostgresDatabase } from './postgresDatabase.ts'
import type { World } from './worlds.ts'

/** A database for one test file, embedded or on `TEST_DATABASE_URL`: a copy of this run's template of its kind. */
export async function openTestDatabase(world: World = 'empty'): Promise<OpenDatabase> {
  const template = await templateOf(world)
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? openCopy(serverUrl, template) : openInMemory(await openAsBlob(template))
}

/** The demo world for processes: a database on this server. */
export const makeDemoDatabase = async (serverUrl: string) => copyPostgresDatabase(serverUrl, await templateOf('demo'))

/** The demo world for a process: in the data folder of its work folder, while the tests run on the embedded database. */
export async function fillWorkFolder(path: string): Promise<void> {
  const dataDir = join(path, '.data')
  await mkdir(dataDir, { recursive: true })
  const client = new EmbeddedDatabase({
    dataDir: join(dataDir, 'database'),
    loadDataDir: await openAsBlob(await templateOf('demo')),
  })
  await client.waitReady
  await client.close()
}

const templates = new Map<World, Promise<string>>()

function templateOf(world: World): Promise<string> {
  const template = templates.get(world) ?? askForTemplate(world)
  templates.set(world, template)
  return template
}

async function askForTemplate(world: World): Promise<string> {
  const answer = await fetch(`${inject('templatesUrl')}/${world}`)
  if (!answer.ok) throw new Error(`the databases of this run were not made: ${await answer.text()}`)
  return answer.text()
}

async function openCopy(serverUrl: string, template: string): Promise<OpenDatabase> {
  const copy = await copyPostgresDatabase(serverUrl, template)
  // The limits are generous because other test files keep the same server busy.
  const { close, ...open } = openPostgres(copy.url.href, () => {}, { connectionTimeout: 10_000, queryTimeout: 10_000 })
  const closeAndDiscard = async () => {
    await close()
    await fetch(`${inject('templatesUrl')}/copies/${copy.name}`, { method: 'DELETE' })
  }
  return { ...open, close: closeAndDiscard }
}
