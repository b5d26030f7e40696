import { toSearchText } from '#server/services/directory/searchText.ts'

/** Words beyond these narrow nothing any more and only cost. */
const wordLimit = 12

/**
 * What was typed as a text search query: every word has to begin a word of what is found. Only letters and digits are
 * kept, so nothing of the query language passes; `null` when nothing is left to look for.
 */
export function toPrefixQuery(text: string): string | null {
  const words = toSearchText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0
    ? words
        .slice(0, wordLimit)
        .map((word) => `${word}:*`)
        .join(' & ')
    : null
}
