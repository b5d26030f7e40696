import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { deletionRequests } from './settings.tables.ts'

/** When the person requested the deletion of their account; `null` = there is no request. */
export async function findDeletionRequest(db: Queryable, userId: string): Promise<Date | null> {
  const [row] = await db.select().from(deletionRequests).where(eq(deletionRequests.userId, userId))
  return row?.requestedAt ?? null
}

/** Returns whether the request is new. */
export async function insertDeletionRequest(db: Queryable, userId: string, requestedAt: Date): Promise<boolean> {
  const rows = await db.insert(deletionRequests).values({ userId, requestedAt }).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Returns whether there was a request. */
export async function deleteDeletionRequest(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db.delete(deletionRequests).where(eq(deletionRequests.userId, userId)).returning()
  return rows.length > 0
}
