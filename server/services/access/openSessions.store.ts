import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { accessTokens, refreshTokens, sessions } from './session.tables.ts'

type Scope = { readonly userId: string; readonly now: Date }

/**
 * The sign-ins of a person that still work. Leaves out impersonations: one opened by somebody else is not the
 * person's device, and one that the person opened ends with the session it came from.
 */
export const openSessions = ({ userId, now }: Scope) => {
  // The last token of each session, by its index: with `exists`, PostgreSQL would read everybody's tokens here.
  const isAlive = (table: typeof accessTokens | typeof refreshTokens) =>
    sql`(select max(${table.expiresAt}) from ${table} where ${eq(table.sessionId, sessions.id)}) > ${now.toISOString()}::timestamptz`
  return and(
    eq(sessions.userId, userId),
    isNull(sessions.impersonatorId),
    isNull(sessions.revokedAt),
    or(isAlive(accessTokens), isAlive(refreshTokens)),
  )
}

/** The open sessions of a person, the most recently used first. */
export async function listOpenSessions(db: Queryable, scope: Scope, page: PageQuery) {
  const rows = await db
    .select({ session: sessions, total: totalOfAll })
    .from(sessions)
    .where(openSessions(scope))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => db.$count(sessions, openSessions(scope)))
  return { sessions: rows.map(({ session }) => session), meta }
}

/** Whether this is an open session of the person. */
export const isSessionOpen = async (db: Queryable, sessionId: string, scope: Scope): Promise<boolean> =>
  (await db.$count(sessions, and(eq(sessions.id, sessionId), openSessions(scope)))) > 0

/** Whether this is an open session of the person; locks it until the transaction ends. */
export async function lockOpenSession(db: Queryable, sessionId: string, scope: Scope): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), openSessions(scope)))
    .for('update')
  return rows.length > 0
}
