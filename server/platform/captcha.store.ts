import { lte } from 'drizzle-orm'
import { usedChallenges } from './captcha.tables.ts'
import type { Queryable } from './database.ts'

/** True for the first caller only, however many present the same challenge at once. */
export async function useChallenge(db: Queryable, challenge: string, expiresAt: Date): Promise<boolean> {
  const inserted = await db
    .insert(usedChallenges)
    .values({ challenge, expiresAt })
    .onConflictDoNothing()
    .returning({ challenge: usedChallenges.challenge })
  return inserted.length > 0
}

/** An expired solution is refused by its date: nothing has to remember that it was used. */
export async function forgetExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(usedChallenges).where(lte(usedChallenges.expiresAt, now))
}
