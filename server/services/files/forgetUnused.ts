import type { SQL } from 'drizzle-orm'
import type { Platform } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { deleteUnused } from './attachments.store.ts'

/** Whether something keeps an unused file. Each area that keeps unused files decides for its own. */
export type KeepsAttachment = (db: Queryable) => SQL

const day = 24 * 3_600_000
const atOnce = 50

/**
 * Deletes files that belong to nothing after a day and that nothing keeps. Deletes the rows first, so that no row
 * lacks its bytes and no transaction waits for a bucket. `removeStrays` finds bytes that could not be removed.
 */
export async function forgetUnused(
  { db, now, files }: Pick<Platform, 'db' | 'now' | 'files'>,
  keepers: readonly KeepsAttachment[],
): Promise<void> {
  const before = new Date(now().getTime() - day)
  const keptBy = keepers.map((keeps) => keeps(db))
  for (let deleted = atOnce; deleted === atOnce; ) {
    const rows = await deleteUnused(db, { before, keptBy, most: atOnce })
    const keys = rows.flatMap(({ storageKey, thumbnailKey }) => [storageKey, ...(thumbnailKey ? [thumbnailKey] : [])])
    await Promise.allSettled(keys.map(async (key) => files.remove(key)))
    deleted = rows.length
  }
}
