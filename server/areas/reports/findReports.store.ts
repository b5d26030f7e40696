import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { prepared } from '#server/platform/prepared.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { reports } from './reports.tables.ts'

const words = wordsOf(reports.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`

const statement = prepared((db) =>
  db
    .select({ id: reports.id, placeId: reports.placeId, title: reports.title, placeName: places.name })
    .from(reports)
    .innerJoin(places, and(eq(places.id, reports.placeId), eq(places.offer, sql.placeholder('offer'))))
    .where(and(sql`${words} @@ ${wanted}`, mayReadIn(reports.placeId, 'report.read')))
    .orderBy(desc(sql`ts_rank(${words}, ${wanted})`), desc(reports.updatedAt), asc(reports.id))
    .limit(hitsPerKind)
    .prepare('search_reports'),
)

/** Finds reports by the words of their title and description. */
export const findReports: SearchSource = async (db, call) => {
  const rows = await statement(db).execute(call)
  return rows.map(({ id, placeId, title, placeName }) => ({
    kind: 'report',
    id,
    placeId,
    title,
    detail: placeName,
    roles: [],
    verdict: null,
    line: null,
  }))
}
