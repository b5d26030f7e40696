import { link, open, readdir, rm } from 'node:fs/promises'
import { list, type ReadEntry } from 'tar'
import { Refusal } from './command.ts'

/** The two folders of an archive, whatever their places in an installation. */
const parts = ['database', 'files'] as const
/** Every folder of a PostgreSQL database has this file. */
const proof = 'database/PG_VERSION'

type Contents = { readonly files: number; readonly bytes: number }

/** Reads an archive to its end. Refuses one that is broken or that `backup` has not written. */
export async function inspectArchive(file: string): Promise<Contents> {
  const names = new Set<string>()
  let [files, bytes] = [0, 0]
  const look = (entry: ReadEntry) => {
    names.add(entry.path.replace(/\/$/, ''))
    if (entry.type === 'Directory') return
    files += 1
    bytes += entry.size
  }
  await list({ file, strict: true, onReadEntry: look }).catch((error: unknown) => {
    throw new Refusal(`${file} cannot be read: ${error instanceof Error ? error.message : 'it is broken'}`)
  })
  const isOurs = [...names].every((name) => parts.some((part) => name === part || name.startsWith(`${part}/`)))
  if (!isOurs || !names.has(proof)) throw new Refusal(`${file} is not a backup of a portal.`)
  return { files, bytes }
}

/** The names in a folder; none when the folder does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
}

/** Puts a finished draft on the disk under its own name. Rejects when that name is taken. */
export async function publishFile(draft: string, file: string): Promise<void> {
  const written = await open(draft)
  await written.sync()
  await written.close()
  await link(draft, file)
  await rm(draft)
}

export const inWords = ({ files, bytes }: Contents): string =>
  `${files} files, ${(bytes / 1_000_000).toFixed(1)} MB before compression`
