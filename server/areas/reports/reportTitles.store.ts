import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { reports } from './reports.tables.ts'

type Asked = { readonly userId: string; readonly placeId: string; readonly ids: readonly string[] }

/** The titles of some reports of a member's place. */
export const findReportTitles = (db: Queryable, { userId, placeId, ids }: Asked) =>
  db
    .select({ id: reports.id, title: reports.title })
    .from(reports)
    .where(and(inArray(reports.id, [...ids]), eq(reports.placeId, placeId), memberOf(userId, placeId)))
