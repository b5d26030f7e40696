import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import { permissions } from '#contract/permissions.ts'
import { memberships, places } from '../places/places.tables.ts'
import type { Queryable } from '../platform/database.ts'
import { prepared } from '../platform/prepared.ts'
import { wordsOf } from '../platform/wordsOf.ts'
import { reports } from '../reports/reports.tables.ts'
import { hitsPerKind, type SearchSource } from './searchSource.ts'

const words = wordsOf(reports.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`

/** Only in places where a role of the person asking lets them read reports. */
const mayRead = (db: Queryable) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(
        and(
          eq(memberships.userId, sql.placeholder('userId')),
          eq(memberships.placeId, reports.placeId),
          inArray(memberships.role, permissions['report.read']),
        ),
      ),
  )

const statement = prepared((db) =>
  db
    .select({ id: reports.id, placeId: reports.placeId, title: reports.title, placeName: places.name })
    .from(reports)
    .innerJoin(places, and(eq(places.id, reports.placeId), eq(places.offer, sql.placeholder('offer'))))
    .where(and(sql`${words} @@ ${wanted}`, mayRead(db)))
    .orderBy(desc(sql`ts_rank(${words}, ${wanted})`), desc(reports.updatedAt), asc(reports.id))
    .limit(hitsPerKind)
    .prepare('search_reports'),
)

/** Reports, by the words of their title and description. */
export const findReports: SearchSource = async (db, call) => {
  const rows = await statement(db).execute(call)
  return rows.map(({ id, placeId, title, placeName }) => ({
    kind: 'report',
    id,
    placeId,
    title,
    detail: placeName,
    roles: [],
  }))
}
