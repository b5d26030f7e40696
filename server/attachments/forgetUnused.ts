import type { Platform } from '../platform/context.ts'
import { deleteUnused } from './attachments.store.ts'

const day = 24 * 3_600_000
const atOnce = 50

/** Deletes files that became part of nothing within a day, rows and bytes together: what could not be removed is tried again. */
export async function forgetUnused({ db, now, files }: Pick<Platform, 'db' | 'now' | 'files'>): Promise<void> {
  const before = new Date(now().getTime() - day)
  for (let deleted = atOnce; deleted === atOnce; ) {
    deleted = await db.transaction(async (tx) => {
      const rows = await deleteUnused(tx, before, atOnce)
      for (const { storageKey, thumbnailKey } of rows) {
        await files.remove(storageKey)
        if (thumbnailKey !== null) await files.remove(thumbnailKey)
      }
      return rows.length
    })
  }
}
