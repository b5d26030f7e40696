import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { memberships } from '#server/services/directory/places.tables.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { stemsOf } from './stems.ts'

/** A word that no text contains: indexed together with the texts, it limits a search to places. */
const wordOfPlace = (placeId: string) => `@${placeId}`

/** The stems of a text, and the word of its place. */
export const placeStems = (text: string, placeId: string): SQL =>
  sql`${stemsOf(sql`${toSearchText(text)}::text`)} || array_to_tsvector(array[${wordOfPlace(placeId)}::text])`

/** The word of one place, as a query. */
export const inPlace = (placeId: SQLWrapper): SQL => sql`format('''@%s''', ${placeId}::uuid)::tsquery`

/**
 * The words of a search and the places of `userId`, as one query. Places are in the index of the texts, so that common words of
 * other places are not read. It is a subquery because PostgreSQL would otherwise build the query again for each text that it
 * compares.
 */
export const inOwnPlaces = (words: SQL): SQL => sql`(select ${words} && (
  select string_agg(distinct format('''@%s''', ${memberships.placeId}), '|')::tsquery
  from ${memberships} where ${memberships.userId} = ${sql.placeholder('userId')}))`
