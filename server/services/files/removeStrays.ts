import type { Platform } from '#server/platform/context.ts'
import { namedAmong } from './attachments.store.ts'
import { attachmentFolder, fileKeyOf } from './storageKeys.ts'

const day = 24 * 3_600_000
/** Few enough to be accidents. */
const few = 50

/**
 * Removes bytes that no row has named for a day, left by a process that died or a commit that failed. If most of a
 * store belongs to no row, the store or the database is another portal's: nothing is removed, and the log says so.
 */
export async function removeStrays({ db, now, files }: Pick<Platform, 'db' | 'now' | 'files'>): Promise<void> {
  const before = new Date(now().getTime() - day)
  const strays: string[] = []
  let named = 0
  for await (const page of files.list(attachmentFolder)) {
    const owned = page.flatMap(({ key, storedAt }) => {
      const file = fileKeyOf(key)
      return file !== null && storedAt < before ? [{ key, file }] : []
    })
    const known = await namedAmong(db, [...new Set(owned.map(({ file }) => file))])
    named += known.size
    strays.push(...owned.filter(({ file }) => !known.has(file)).map(({ key }) => key))
  }
  if (strays.length > few && strays.length > named) {
    throw new Error(`${strays.length} stored files are named by no row and ${named} are: nothing was removed`)
  }
  for (const key of strays) await files.remove(key)
}
