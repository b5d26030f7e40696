import { and, eq, inArray } from 'drizzle-orm'
import type { FindTitles } from '#server/services/directory/findTitles.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { reports } from './reports.tables.ts'

/** The titles of some reports of a member's place. */
export const findReportTitles: FindTitles = (db, { userId, placeId, ids }) =>
  db
    .select({ id: reports.id, title: reports.title })
    .from(reports)
    .where(and(inArray(reports.id, [...ids]), eq(reports.placeId, placeId), memberOf(userId, placeId)))
