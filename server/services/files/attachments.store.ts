import { and, count, eq, gt, inArray, isNull, lt, not, type SQL, sql, sum } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from './attachments.tables.ts'

/** One at a time of each person counts and adds; what other rows of the person refer to is not held up. */
export async function lockOwner(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
}

/** How much somebody has sent since then. */
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

/** Takes files of somebody that are part of nothing yet; answers how many of those named that were. */
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

/** Deletes some of those that became part of nothing; those another transaction is about to take are left to it. */
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

/** Of these keys of files those that a row names. */
export async function namedAmong(db: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ storageKey: attachments.storageKey })
    .from(attachments)
    .where(inArray(attachments.storageKey, [...keys]))
  return new Set(rows.map(({ storageKey }) => storageKey))
}
