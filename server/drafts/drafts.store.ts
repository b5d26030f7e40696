import { and, eq, inArray, sql } from 'drizzle-orm'
import { attachments } from '../attachments/attachments.tables.ts'
import type { Queryable } from '../platform/database.ts'
import { drafts } from './drafts.tables.ts'

/** Whose draft, where, and of what. */
type Which = { readonly userId: string; readonly placeId: string; readonly form: 'report' }

const isThis = ({ userId, placeId, form }: Which) =>
  and(eq(drafts.userId, userId), eq(drafts.placeId, placeId), eq(drafts.form, form))

export async function findDraft(db: Queryable, which: Which) {
  const [row] = await db.select({ body: drafts.body, updatedAt: drafts.updatedAt }).from(drafts).where(isThis(which))
  return row ?? null
}

/** Answers whether it was only begun now. */
export async function writeDraft(db: Queryable, which: Which, body: unknown, updatedAt: Date): Promise<boolean> {
  const [row] = await db
    .insert(drafts)
    .values({ ...which, body, updatedAt })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.placeId, drafts.form], set: { body, updatedAt } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew ?? false
}

/** Answers whether there was one. */
export async function deleteDraft(db: Queryable, which: Which): Promise<boolean> {
  const deleted = await db.delete(drafts).where(isThis(which)).returning({ form: drafts.form })
  return deleted.length > 0
}

/** Of these files those that the person sent and that are still stored, in no order. */
export const findOwnFiles = (db: Queryable, userId: string, ids: readonly string[]) =>
  db
    .select()
    .from(attachments)
    .where(and(eq(attachments.ownerId, userId), inArray(attachments.id, [...ids])))
