import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { reportEvents, reportReadings, reports, reportWitnesses } from './reports.tables.ts'

const place = { placeName: places.name, placeOffer: places.offer }
const about = { ...place, report: reports.title }

/** A person's reports, comments and other events, confirmations, and times of reading. */
export async function findOwnReports(db: Queryable, { userId }: { readonly userId: string }) {
  return {
    reports: await db
      .select({
        ...place,
        title: reports.title,
        description: reports.description,
        category: reports.category,
        kind: reports.kind,
        status: reports.status,
        createdAt: reports.createdAt,
        updatedAt: reports.updatedAt,
      })
      .from(reports)
      .innerJoin(places, eq(places.id, reports.placeId))
      .where(eq(reports.reporterId, userId))
      .orderBy(desc(reports.createdAt), reports.id),
    reportEvents: await db
      .select({ ...about, kind: reportEvents.kind, body: reportEvents.body, createdAt: reportEvents.createdAt })
      .from(reportEvents)
      .innerJoin(reports, eq(reports.id, reportEvents.reportId))
      .innerJoin(places, eq(places.id, reports.placeId))
      .where(eq(reportEvents.authorId, userId))
      .orderBy(desc(reportEvents.createdAt), reportEvents.id),
    reportsConfirmed: await db
      .select({ ...about, joinedAt: reportWitnesses.joinedAt })
      .from(reportWitnesses)
      .innerJoin(reports, eq(reports.id, reportWitnesses.reportId))
      .innerJoin(places, eq(places.id, reports.placeId))
      .where(eq(reportWitnesses.userId, userId))
      .orderBy(desc(reportWitnesses.joinedAt), reportWitnesses.reportId),
    reportsRead: await db
      .select({ ...about, readAt: reportReadings.readAt })
      .from(reportReadings)
      .innerJoin(reports, eq(reports.id, reportReadings.reportId))
      .innerJoin(places, eq(places.id, reports.placeId))
      .where(eq(reportReadings.userId, userId))
      .orderBy(desc(reportReadings.readAt), reportReadings.reportId),
  }
}
