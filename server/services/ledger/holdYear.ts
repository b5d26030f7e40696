import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { holdBooks } from './holdBooks.ts'
import { findYear } from './years.store.ts'

type Named = { readonly placeId: string; readonly fiscalYearId: string }

/**
 * Locks the books of a place and reads one of its fiscal years.
 *
 * @throws {Problem} `not_found` for a year of another place; `conflict` when the place has no books.
 */
export async function holdYear(tx: Transaction, { placeId, fiscalYearId }: Named) {
  // Locked before it is read, so that nobody else closes the year in between.
  const books = await holdBooks(tx, placeId)
  const year = await findYear(tx, placeId, fiscalYearId)
  if (!year) throw new Problem('not_found', 'the place has no such fiscal year')
  return { ...books, year }
}
