import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { confirmations } from './session.tables.ts'

export async function insertConfirmation(db: Queryable, values: typeof confirmations.$inferInsert): Promise<void> {
  await db.insert(confirmations).values(values)
}

type Confirmed = {
  readonly userId: unknown
  readonly sessionId: unknown
  /** SHA-256 of the token. */
  readonly hash: unknown
  readonly now: unknown
}

/**
 * Whether the person has just retyped their password in this session. It is part of a statement, so its values may be
 * placeholders.
 */
export const isConfirmed = ({ userId, sessionId, hash, now }: Confirmed): SQL<boolean> =>
  sql`exists (select 1 from ${confirmations} where ${and(
    eq(confirmations.hash, sql`${hash}`),
    eq(confirmations.userId, sql`${userId}`),
    eq(confirmations.sessionId, sql`${sessionId}`),
    gt(confirmations.expiresAt, sql`${now}::timestamptz`),
  )})`

export async function deleteEndedConfirmations(db: Queryable, now: Date): Promise<void> {
  await db.delete(confirmations).where(lte(confirmations.expiresAt, now))
}
