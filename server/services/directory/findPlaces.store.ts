import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { toAddressLine } from '#contract/addressLine.ts'
import { prepared } from '#server/platform/prepared.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { hitsPerKind, type SearchSource } from '#server/services/search/searchSource.ts'
import { placeWithRoles, toPlace, visible } from './places.store.ts'
import { memberships, places } from './places.tables.ts'
import { plainText } from './plainText.ts'

const words = wordsOf(places.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`

const statement = prepared((db) =>
  db
    .select(placeWithRoles)
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(and(visible(), sql`${words} @@ ${wanted}`))
    .groupBy(places.id)
    .orderBy(desc(sql`ts_rank(${words}, ${wanted})`), asc(plainText(places.name)), asc(places.id))
    .limit(hitsPerKind)
    .prepare('search_places'),
)

/** Finds the caller's places by name and address. */
export const findPlaces: SearchSource = async (db, call) => {
  const rows = await statement(db).execute(call)
  return rows.map((row) => {
    const { id, name, roles } = toPlace(row)
    return {
      kind: 'place',
      id,
      placeId: id,
      title: name,
      detail: toAddressLine(row.place),
      roles,
      verdict: null,
      line: null,
    }
  })
}
