import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findEntry, findEntryOfSource, findYearOf, insertEntries, lockLedger, type NewEntry } from './ledger.store.ts'

type Posting = Omit<NewEntry, 'fiscalYearId' | 'reversesId'>

/**
 * Posts an entry into the year of its day, or returns the one that its source has already written. Locks the books of the place.
 *
 * @throws {Problem} `conflict` when the place has no books, or no open year on that day; `invalid_value` when the lines do not balance.
 */
export async function postEntry(tx: Transaction, posting: Posting): Promise<string> {
  return post(tx, posting, null)
}

/**
 * Posts the reverse of an entry on a day of an open year: sides swapped, no negative line.
 *
 * @throws {Problem} `not_found` without such an entry; `conflict` when it has been reversed.
 */
export async function reverseEntry(
  tx: Transaction,
  { placeId, entryId, ...posting }: Omit<Posting, 'journal' | 'lines' | 'source'> & { readonly entryId: string },
): Promise<string> {
  const entry = await findEntry(tx, placeId, entryId)
  if (!entry) throw new Problem('not_found', 'the place has no such entry')
  const lines = entry.lines.map(
    ({ account, debit, credit, keyId, lotId, ownerId, providerId, worksId, dueOn, awaitsYearId }) => ({
      account,
      keyId,
      lotId,
      ownerId,
      providerId,
      worksId,
      dueOn,
      awaitsYearId,
      debit: credit,
      credit: debit,
    }),
  )
  return post(tx, { ...posting, placeId, journal: entry.journal, lines, source: `reversal:${entryId}` }, entryId)
}

async function post(tx: Transaction, posting: Posting, reversesId: string | null): Promise<string> {
  const { placeId, enteredOn, source = null, lines } = posting
  const ledger = await lockLedger(tx, placeId)
  if (!ledger) throw new Problem('conflict', 'the place has no books')
  const written = source === null ? null : await findEntryOfSource(tx, placeId, source)
  if (written) return written

  const year = await findYearOf(tx, placeId, enteredOn)
  if (!year || year.closedAt) throw new Problem('conflict', 'the place has no open year on that day')
  const apart = lines.reduce((sum, { debit = 0, credit = 0 }) => sum + debit - credit, 0)
  if (apart !== 0 || lines.length < 2) throw new Problem('invalid_value', 'the lines of an entry balance')
  const id = randomUUID()
  await insertEntries(tx, ledger.chart, [{ ...posting, id, fiscalYearId: year.id, reversesId }])
  return id
}
