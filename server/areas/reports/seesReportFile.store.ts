import { and, eq } from 'drizzle-orm'
import { memberWith } from '#server/services/directory/memberOf.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import type { SeesAttachment } from '#server/services/files/readFile.ts'
import { reportAttachments, reports } from './reports.tables.ts'

/** Everybody who reads the reports of the place sees their files, and those of their histories. */
export const seesReportFile: SeesAttachment = async (db, { userId, offer }, attachmentId) => {
  const rows = await db
    .select({ reportId: reportAttachments.reportId })
    .from(reportAttachments)
    .innerJoin(reports, eq(reports.id, reportAttachments.reportId))
    .innerJoin(places, and(eq(places.id, reports.placeId), eq(places.offer, offer)))
    .where(and(eq(reportAttachments.attachmentId, attachmentId), memberWith('report.read', userId, reports.placeId)))
    .limit(1)
  return rows.length > 0
}
