import { and, eq, inArray } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import type { SeesAttachment } from '#server/services/files/readFile.ts'
import { reportAttachments, reports } from './reports.tables.ts'

/** Everybody who reads the reports of the place sees their files, and those of their histories. */
export const seesReportFile: SeesAttachment = async (db, { userId, offer }, attachmentId) => {
  const rows = await db
    .select({ reportId: reportAttachments.reportId })
    .from(reportAttachments)
    .innerJoin(reports, eq(reports.id, reportAttachments.reportId))
    .innerJoin(places, and(eq(places.id, reports.placeId), eq(places.offer, offer)))
    .innerJoin(
      memberships,
      and(
        eq(memberships.placeId, reports.placeId),
        eq(memberships.userId, userId),
        inArray(memberships.role, [...permissions['report.read']]),
      ),
    )
    .where(eq(reportAttachments.attachmentId, attachmentId))
    .limit(1)
  return rows.length > 0
}
