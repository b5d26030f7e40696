import { desc, eq, or, sql } from 'drizzle-orm'
import { auditEntries } from '#server/platform/audit.tables.ts'
import type { Queryable } from '#server/platform/database.ts'

/** The audit entries of a person. */
export const findActivity = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  // The person may know that an administrator impersonated them, but not which one.
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
