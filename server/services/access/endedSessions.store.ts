import { and, eq, lte, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { accessTokens, refreshTokens, sessions } from './session.tables.ts'

/** Deletes expired tokens, which open nothing and prove nothing, and sessions that have no tokens left. */
export async function deleteEndedSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lte(accessTokens.expiresAt, now))
  await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now))
  const tokensIn = (table: typeof accessTokens | typeof refreshTokens) =>
    db.select({ one: sql`1` }).from(table).where(eq(table.sessionId, sessions.id))
  await db.delete(sessions).where(and(notExists(tokensIn(accessTokens)), notExists(tokensIn(refreshTokens))))
}
