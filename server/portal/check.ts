import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Config, readConfig } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import { causesOf, codeOf } from '../platform/databaseErrors.ts'
import { openFiles } from '../platform/files/openFiles.ts'
import { greetMailServer } from '../platform/mailer.ts'
import { compareMigrations } from '../platform/migrate.ts'
import { defineCommand, Refusal, type Terminal } from './command.ts'
import { databaseFolder, filesFolder, openInstallation } from './openInstallation.ts'

/** Resolves with a finding, and rejects with a fault. */
type Look = (config: Config) => Promise<string>

export const check = defineCommand({
  summary: 'Check the configuration, the database, the mail server and the file store',
  usage: '',
  options: {},
  input: z.object({ arguments: z.tuple([], { error: 'no argument is needed' }) }),
  run: async (_input, terminal) => {
    const config = await report(terminal, 'configuration', async () => {
      const read = readConfig(terminal.env)
      return { seen: read.DEMO ? 'a demo' : 'complete', ...read }
    })
    if (config === null) return 1
    const found = []
    for (const [what, look] of looks) {
      found.push(await report(terminal, what, async () => ({ seen: await look(config) })))
    }
    return found.includes(null) ? 1 : 0
  },
})

async function report<Found extends { readonly seen: string }>(
  { say }: Terminal,
  what: string,
  look: () => Promise<Found>,
): Promise<Found | null> {
  try {
    const found = await look()
    say(`✓ ${what}: ${found.seen}`)
    return found
  } catch (error) {
    say(`✗ ${what}: ${reasonOf(error)}`)
    return null
  }
}

/** The innermost cause is the most precise; errors of a connection to several addresses have no message, only a code. */
function reasonOf(error: unknown) {
  const reasons = [...causesOf(error)].map((cause) => cause.message || codeOf(cause)).filter(Boolean)
  return (reasons.at(-1) ?? 'failed').split('\n')[0]
}

const lookAtDatabase: Look = async (config) => {
  if (config.DATABASE_URL === undefined && !existsSync(databaseFolder(config))) {
    await requireWritable(config.DATA_DIR)
    return `none yet; the first start makes it in ${config.DATA_DIR}`
  }
  const { db, close } = await openInstallation(config)
  try {
    const { done, missing, unknown } = await compareMigrations(db)
    if (unknown > 0) throw new Refusal(`${unknown} migrations are of a newer release: this one must not use it`)
    if (missing === 0) return `${done} migrations, all of this release`
    await requireTablesAllowed(db)
    return `${done} migrations; the next start runs ${missing} more`
  } finally {
    await close()
  }
}

async function requireTablesAllowed(db: Queryable) {
  const answer = await db.execute(sql`
    select has_schema_privilege(current_schema(), 'create')
      and (has_database_privilege(current_database(), 'create') or to_regnamespace('jobs') is not null) as "isAllowed"`)
  const { rows } = z.object({ rows: z.array(z.object({ isAllowed: z.boolean().nullable() })) }).parse(answer)
  if (!rows[0]?.isAllowed)
    throw new Refusal('the role may not create tables in its schema, or the schema of the job queue')
}

const lookAtMailServer: Look = async ({ SMTP_URL }) => {
  if (SMTP_URL === undefined) return 'none; the demo shows its mails at /dev/outbox'
  await greetMailServer(SMTP_URL)
  return `${new URL(SMTP_URL).host} accepts us`
}

const lookAtFiles: Look = async (config) => {
  if (config.s3 === null) {
    await requireWritable(filesFolder(config))
    return `the folder ${filesFolder(config)}`
  }
  const files = openFiles(config)
  const key = `checks/${randomUUID()}`
  await files.put(key, new TextEncoder().encode(key), 'text/plain')
  const read = await files.read(key)
  await files.remove(key)
  if (read === null || new TextDecoder().decode(read) !== key) throw new Refusal('it does not return what it was given')
  return `the bucket ${config.s3.bucket}`
}

const looks: readonly (readonly [string, Look])[] = [
  ['database', lookAtDatabase],
  ['mail server', lookAtMailServer],
  ['file store', lookAtFiles],
]

/** A folder that does not exist yet is created in the nearest one that does. */
async function requireWritable(folder: string) {
  let nearest = resolve(folder)
  while (!existsSync(nearest)) nearest = dirname(nearest)
  if (!(await stat(nearest)).isDirectory()) throw new Refusal(`${nearest} is not a folder`)
  await access(nearest, constants.W_OK)
}
