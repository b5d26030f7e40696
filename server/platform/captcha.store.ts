import { lte } from 'drizzle-orm'
import { usedChallenges } from './captcha.tables.ts'
import type { Queryable } from './database.ts'

/** True for the first caller only, even when several present the same challenge at once. */
export async function useChallenge(db: Queryable, challenge: string, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insert(usedChallenges)
    .values({ challenge, expiresAt })
    .onConflictDoNothing()
    .returning({ challenge: usedChallenges.challenge })
  return inserted.length > 0
}

/** The expiry date already refuses an expired solution, so its row is no longer needed. */
export async function forgetExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(usedChallenges).where(lte(usedChallenges.expiresAt, now))
}
