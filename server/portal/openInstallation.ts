import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { type OpenDatabase, openEmbedded, openInMemory, openPostgres } from '../platform/openDatabase.ts'
import { Refusal } from './command.ts'

/** Where the embedded database keeps its data. */
export const databaseFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'database')
/** Where the files are, when no bucket holds them. */
export const filesFolder = ({ DATA_DIR, FILES_DIR }: Pick<Config, 'DATA_DIR' | 'FILES_DIR'>): string =>
  FILES_DIR ?? join(DATA_DIR, 'files')

/**
 * Opens the database of the configuration. A dry run must not create the folder of an embedded one, so it works on an empty one
 * in memory.
 */
export async function openInstallation(config: Config, { isDry = false } = {}): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) {
    const opened = openPostgres(config.DATABASE_URL, () => undefined)
    // Commands migrate, and nobody waits for an answer over HTTP.
    return { ...opened, db: opened.patientDb }
  }
  if (isDry && !existsSync(databaseFolder(config))) return openInMemory()
  return openEmbedded(config.DATA_DIR)
}

/** @throws {Refusal} when the data is in PostgreSQL, which has its own tools for backups. */
export function requireEmbedded({ DATABASE_URL }: Config): void {
  if (DATABASE_URL === undefined) return
  throw new Refusal(
    'DATABASE_URL is set: this command is for the embedded database. Use pg_dump and pg_restore, and copy the files.',
  )
}
