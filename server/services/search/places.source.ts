import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { prepared } from '#server/platform/prepared.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { toAddressLine } from '#server/services/directory/addressLine.ts'
import { placeAndRoles, toPlace, visible } from '#server/services/directory/places.store.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { hitsPerKind, type SearchSource } from './searchSource.ts'

const words = wordsOf(places.searchText)
const wanted = sql`to_tsquery('simple', ${sql.placeholder('query')})`

const statement = prepared((db) =>
  db
    .select(placeAndRoles)
    .from(places)
    .innerJoin(memberships, eq(memberships.placeId, places.id))
    .where(and(visible(), sql`${words} @@ ${wanted}`))
    .groupBy(places.id)
    .orderBy(desc(sql`ts_rank(${words}, ${wanted})`), asc(places.name), asc(places.id))
    .limit(hitsPerKind)
    .prepare('search_places'),
)

/** Finds places of the person asking by name and address. */
export const findPlaces: SearchSource = async (db, call) => {
  const rows = await statement(db).execute(call)
  return rows.map((row) => {
    const { id, name, roles } = toPlace(row)
    return { kind: 'place', id, placeId: id, title: name, detail: toAddressLine(row.place), roles }
  })
}
