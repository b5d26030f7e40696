import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { filesOf } from '#server/services/files/filesOf.store.ts'
import { reportAttachments, reportEvents, reports } from './reports.tables.ts'

export async function insertFiles(db: Queryable, rows: (typeof reportAttachments.$inferInsert)[]): Promise<void> {
  await db.insert(reportAttachments).values(rows)
}

export const filesOfReport = filesOf(
  reportAttachments,
  and(eq(reportAttachments.reportId, reports.id), isNull(reportAttachments.eventId)),
)
/** Files of one line of its history. */
export const filesOfEvent = filesOf(reportAttachments, eq(reportAttachments.eventId, reportEvents.id))
