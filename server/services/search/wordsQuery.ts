import { type SQL, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { anyOf, queryOfWord } from './stems.ts'

/** More words hardly narrow a search. */
const wordLimit = 12
export const wordsIn = (text: string) => (toSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordLimit)

/** Every word of a search, in any of its forms or as the beginning of a word. */
export function wordsQuery(words: readonly string[], locales: readonly LocaleCode[]): SQL {
  const each = words.map((word) => anyOf([queryOfWord(word, locales), sql`to_tsquery('simple', ${`${word}:*`})`]))
  return sql`(${sql.join(each, sql` && `)})`
}
