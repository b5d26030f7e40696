import { and, count, eq, gt, inArray, isNull, lt, not, type SQL, sql, sum } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from './attachments.tables.ts'

/**
 * Makes the uploads of one person count and add one at a time. Rows that merely refer to the person can still be
 * written.
 */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
}

/** The number of bytes that somebody has sent since a moment. */
export async function sentSince(db: Queryable, ownerId: string, since: Date) {
  const [row] = await db
    .select({ files: count(), bytes: sum(attachments.size).mapWith(Number) })
    .from(attachments)
    .where(and(eq(attachments.ownerId, ownerId), gt(attachments.createdAt, since)))
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 }
}

export async function insertAttachment(tx: Transaction, row: typeof attachments.$inferInsert) {
  const [stored] = await tx.insert(attachments).values(row).returning()
  if (!stored) throw new Error('an insert answers its row')
  return stored
}

export async function findAttachment(db: Queryable, id: string) {
  const [row] = await db.select().from(attachments).where(eq(attachments.id, id))
  return row ?? null
}

/** Claims unused files of a person; returns the number of claimed files. */
export async function claimAttachments(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
  usedAt: Date,
): Promise<number> {
  const rows = await tx
    .update(attachments)
    .set({ usedAt })
    .where(and(inArray(attachments.id, [...ids]), eq(attachments.ownerId, ownerId), isNull(attachments.usedAt)))
    .returning({ id: attachments.id })
  return rows.length
}

type Unused = { readonly before: Date; readonly keptBy: readonly SQL[]; readonly most: number }

/** Deletes some unused files; skips those that another transaction is about to claim. */
export async function deleteUnused(db: Queryable, { before, keptBy, most }: Unused) {
  const old = db
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(isNull(attachments.usedAt), lt(attachments.createdAt, before), ...keptBy.map(not)))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .delete(attachments)
    .where(inArray(attachments.id, sql`(${old})`))
    .returning({ storageKey: attachments.storageKey, thumbnailKey: attachments.thumbnailKey })
}

/** The keys among these that a row names. */
export async function namedAmong(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ storageKey: attachments.storageKey })
    .from(attachments)
    .where(inArray(attachments.storageKey, [...keys]))
  return new Set(rows.map(({ storageKey }) => storageKey))
}
