import { and, count, desc, eq, exists, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { accessTokens, refreshTokens, sessions } from './session.tables.ts'

type Lookup = { readonly userId: string; readonly now: Date }

/**
 * The sign-ins of a person that still work. Leaves out impersonations: one opened by somebody else is not the
 * person's device, and one that the person opened ends with the session it came from.
 */
const openSessions = (db: Queryable, { userId, now }: Lookup) => {
  const isAlive = (table: typeof accessTokens | typeof refreshTokens) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.sessionId, sessions.id), gt(table.expiresAt, now))),
    )
  return and(
    eq(sessions.userId, userId),
    isNull(sessions.impersonatorId),
    isNull(sessions.revokedAt),
    or(isAlive(accessTokens), isAlive(refreshTokens)),
  )
}

/** The open sessions of a person, the most recently used first. */
export async function listOpenSessions(db: Queryable, lookup: Lookup, page: PageQuery) {
  const rows = await db
    .select({ session: sessions, total: totalOfAll })
    .from(sessions)
    .where(openSessions(db, lookup))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db.select({ total: count() }).from(sessions).where(openSessions(db, lookup))
    return row?.total ?? 0
  })
  return { sessions: rows.map(({ session }) => session), meta }
}

/** Whether this is an open session of the person; locks it until the transaction ends. */
export async function lockOpenSession(db: Queryable, sessionId: string, lookup: Lookup): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), openSessions(db, lookup)))
    .for('update')
  return rows.length > 0
}
