import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { signInLock } from '#contract/authentication/authentication.ts'
import type { Queryable } from '#server/platform/database.ts'
import { signInTries } from './session.tables.ts'
import { sha256 } from './tokens.ts'

/** How long tries that led to no lock count, from the last one. Milliseconds. */
const memory = 30 * 24 * 3_600_000

/** The moment until which an address is locked; `null` when it is open. */
export async function readLock(db: Queryable, email: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select()
    .from(signInTries)
    .where(eq(signInTries.emailHash, sha256(email)))
  return lockOf(row, now)
}

/**
 * Counts one failure and returns the new count. It is one statement, so that parallel tries count one by one and
 * exactly one of them locks. An expired lock restarts the count.
 */
export async function countFailure(db: Queryable, email: string, now: Date): Promise<number> {
  const until = new Date(now.getTime() + signInLock.duration).toISOString()
  const at = now.toISOString()
  const isOver = sql`${signInTries.lockedUntil} <= ${at}::timestamptz`
  const failures = sql<number>`case when ${isOver} then 1 else ${signInTries.failures} + 1 end`
  const [row] = await db
    .insert(signInTries)
    .values({ emailHash: sha256(email), failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: signInTries.emailHash,
      set: {
        failures,
        lastFailedAt: now,
        lockedUntil: sql`case
          when ${isOver} then null
          when ${signInTries.lockedUntil} is null and ${signInTries.failures} + 1 >= ${signInLock.tries}
            then ${until}::timestamptz
          else ${signInTries.lockedUntil} end`,
      },
    })
    .returning({ failures: signInTries.failures })
  if (!row) throw new Error('the failure was not counted')
  return row.failures
}

/** Opens an address again: after a success, a reset or an unlock link. */
export async function clearFailures(db: Queryable, email: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.emailHash, sha256(email)))
}

/** Like `readLock`, but locks the row, so that a success and a lock cannot overtake each other. */
export async function lockTries(db: Queryable, email: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select()
    .from(signInTries)
    .where(eq(signInTries.emailHash, sha256(email)))
    .for('update')
  return lockOf(row, now)
}

/** Deletes expired locks, and tries too old to count. */
export async function forgetTries(db: Queryable, now: Date): Promise<void> {
  const { lockedUntil, lastFailedAt } = signInTries
  const tooOld = new Date(now.getTime() - memory)
  await db.delete(signInTries).where(or(lte(lockedUntil, now), and(isNull(lockedUntil), lte(lastFailedAt, tooOld))))
}

const lockOf = (row: typeof signInTries.$inferSelect | undefined, now: Date) =>
  row?.lockedUntil && row.lockedUntil > now ? row.lockedUntil : null
