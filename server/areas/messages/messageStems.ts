import { type SQL, sql } from 'drizzle-orm'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { stemsOf } from '#server/services/search/stems.ts'

/** A word that no text contains: in one index with the texts, it limits a search to places. */
const wordOfPlace = (placeId: string) => `@${placeId}`

/** The stems of a text, and the word of its place. */
export const messageStems = (body: string, placeId: string): SQL =>
  sql`${stemsOf(sql`${toSearchText(body)}::text`)} || array_to_tsvector(array[${wordOfPlace(placeId)}::text])`
