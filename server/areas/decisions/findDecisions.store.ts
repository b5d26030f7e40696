import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { decisionVerdict } from '#contract/decisions/decisionList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { decisions } from './decisions.tables.ts'
import { verdict } from './shownDecision.store.ts'

const words = wordsOf(decisions.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`

const statement = prepared((db) =>
  db
    .select({ id: decisions.id, placeId: decisions.placeId, title: decisions.title, verdict, placeName: places.name })
    .from(decisions)
    .innerJoin(places, and(eq(places.id, decisions.placeId), eq(places.offer, sql.placeholder('offer'))))
    .where(and(sql`${words} @@ ${wanted}`, mayReadIn(decisions.placeId, 'decision.read')))
    .orderBy(desc(sql`ts_rank(${words}, ${wanted})`), desc(decisions.createdAt), asc(decisions.id))
    .limit(hitsPerKind)
    .prepare('search_decisions'),
)

/** Finds decisions by the words of their title and description. */
export const findDecisions: SearchSource = async (db, call) => {
  const rows = await statement(db).execute(call)
  return rows.map(({ id, placeId, title, verdict: decided, placeName }) => ({
    kind: 'decision',
    id,
    placeId,
    title,
    detail: placeName,
    roles: [],
    verdict: decided === null ? null : decisionVerdict.parse(decided),
    line: null,
  }))
}
