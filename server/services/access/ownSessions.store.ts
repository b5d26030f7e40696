import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { confirmations, sessions } from './session.tables.ts'

/** A person's sign-ins, and until when a retyped password counts, without any token. */
export const findOwnSessions = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  sessions: await db
    .select({
      offer: sessions.offer,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.impersonatorId)))
    .orderBy(desc(sessions.createdAt), sessions.id),
  confirmations: await db
    .select({ expiresAt: confirmations.expiresAt })
    .from(confirmations)
    .where(eq(confirmations.userId, userId))
    .orderBy(desc(confirmations.expiresAt)),
})
