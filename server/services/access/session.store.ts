import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { accessTokens, refreshTokens, sessions } from './session.tables.ts'

export type RefreshToken = typeof refreshTokens.$inferSelect

type NewSession = {
  readonly userId: string
  readonly offer: OfferCode
  readonly impersonatorId?: string
  readonly parentId?: string
  readonly userAgent: string | null
  readonly now: Date
}

/** Creates a session without tokens and returns its id. */
export async function insertSession(db: Queryable, { now, ...values }: NewSession): Promise<string> {
  const [row] = await db
    .insert(sessions)
    .values({ ...values, createdAt: now, lastSeenAt: now })
    .returning({ id: sessions.id })
  if (!row) throw new Error('insert returned nothing')
  return row.id
}

/** Stores an access token under its hash. */
export async function insertAccessToken(db: Queryable, values: typeof accessTokens.$inferInsert): Promise<void> {
  await db.insert(accessTokens).values(values)
}

/** Stores a refresh token under its hash. */
export async function insertRefreshToken(db: Queryable, values: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(values)
}

export async function markPresented(db: Queryable, hash: string, now: Date): Promise<void> {
  await db
    .update(accessTokens)
    .set({ presentedAt: now })
    .where(and(eq(accessTokens.hash, hash), isNull(accessTokens.presentedAt)))
}

/** Locks the token and its family, so that two uses of it run in sequence. */
export async function lockRefresh(db: Queryable, hash: string) {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update')
  return row ?? null
}

/** Marks the refresh token as used, so that its next use is its second. */
export async function markUsed(db: Queryable, hash: string, now: Date): Promise<void> {
  await db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, hash))
}

/** Records that the person was active just now. */
export async function markSeen(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId))
}

/** The number of pairs issued for this token. */
export const countSuccessors = (db: Queryable, parentHash: string): Promise<number> =>
  db.$count(refreshTokens, eq(refreshTokens.parentHash, parentHash))

/** Whether any token issued for this one has already been used. */
export async function isSuccessorPresented(db: Queryable, parentHash: string): Promise<boolean> {
  const access = db
    .select({ hash: accessTokens.hash })
    .from(accessTokens)
    .where(and(eq(accessTokens.parentHash, parentHash), isNotNull(accessTokens.presentedAt)))
  const refresh = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.parentHash, parentHash), isNotNull(refreshTokens.usedAt)))
  return (await access.union(refresh)).length > 0
}

/** Ends a session and the impersonations that were opened from it. */
export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(or(eq(sessions.id, sessionId), eq(sessions.parentId, sessionId)), isNull(sessions.revokedAt)))
}

/**
 * Ends all sessions of a person, the impersonations they opened, and the impersonations of them. Keeps only `keptId`, the session
 * that makes the request.
 */
export async function revokeSessionsOfUser(db: Queryable, userId: string, now: Date, keptId?: string): Promise<void> {
  const isTheirs = or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId))
  const isOther = keptId === undefined ? undefined : ne(sessions.id, keptId)
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(isTheirs, isOther, isNull(sessions.revokedAt)))
}

/** The session from which an impersonation was opened; `null` for any other session. */
export async function findParentId(db: Queryable, sessionId: string): Promise<string | null> {
  const [row] = await db.select({ parentId: sessions.parentId }).from(sessions).where(eq(sessions.id, sessionId))
  return row?.parentId ?? null
}
