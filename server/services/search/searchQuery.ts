import * as z from 'zod/mini'
import { typedAmount } from '#contract/amounts.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'

/** More words hardly narrow the search and only cost time. */
const wordLimit = 12

/**
 * The typed text as a text search query: every typed word must begin a word of the hit. Keeps only letters and
 * digits, so that no syntax of the query language gets through; `null` when nothing is left.
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

const amount = typedAmount('entry')

/** The typed text as an amount, with or without a sign and a currency: « 412,30 € » is 41230; `null` when it is not an amount. */
export const toCents = (text: string): number | null =>
  z.safeParse(amount, text.replace(/^\s*[-−+]|[€$]/g, '')).data ?? null
