import { desc, eq, or, sql } from 'drizzle-orm'
import { auditEntries } from '#server/platform/audit.tables.ts'
import type { Queryable } from '#server/platform/database.ts'

/** What the audit knows of a person. */
export const findActivity = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  // Who stood behind an administrator's look is theirs to know; that one looked is the person's.
  activity: await db
    .select({
      at: auditEntries.at,
      action: auditEntries.action,
      offer: auditEntries.offer,
      byAdministrator: sql<boolean>`${auditEntries.impersonatorId} is not null`,
    })
    .from(auditEntries)
    .where(or(eq(auditEntries.actorId, userId), eq(auditEntries.subjectId, userId)))
    .orderBy(desc(auditEntries.at), auditEntries.id),
})
