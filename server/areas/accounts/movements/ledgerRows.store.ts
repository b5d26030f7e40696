import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { isInvoiceOfBuilding } from '../statement/seesProof.store.ts'
import { ledgerMovements, ledgerMovementTotals } from './movements.tables.ts'

/**
 * The two ways to read the ledger: every line with its parties, for readers with `coownerAmounts.read`, or the merged movements,
 * which show no owner and no lot. Filters, orders and sums are the same for both.
 */
export type LedgerRows = {
  readonly from: typeof ledgerLines | typeof ledgerMovements
  readonly isOfEntry: SQL | undefined
  readonly rank: SQL<number>
  readonly account: SQL<string>
  /** Cents, like credit and size. */
  readonly debit: SQL<number>
  readonly credit: SQL<number>
  /** Written as in the index that sorts by it. */
  readonly size: SQL
  readonly keyId: SQL
  readonly providerId: SQL
  readonly ownerId: SQL
  readonly lotId: SQL
  /** Whether the reader may see the label and piece of the entry. */
  readonly isShown: SQL<boolean>
  /** The same, as a condition on many entries: PostgreSQL turns it into a join. */
  readonly areShown: SQL<boolean>
  /** Whether the reader may open the proof of the entry. */
  readonly isProofShown: SQL<boolean>
  readonly sums: { readonly count: SQL; readonly debit: SQL; readonly credit: SQL }
}

/** Journals whose entries concern all owners together. */
const journalsOfAll = sql`('AF', 'AN', 'CL')`
const nobody = sql`null::uuid`
const { amount } = ledgerMovements

const allLines: LedgerRows = {
  from: ledgerLines,
  isOfEntry: eq(ledgerLines.entryId, ledgerEntries.id),
  rank: sql`${ledgerLines.rank}`,
  account: sql`${ledgerLines.account}`,
  debit: sql`${ledgerLines.debit}`,
  credit: sql`${ledgerLines.credit}`,
  size: sql`(${ledgerLines.debit} + ${ledgerLines.credit})`,
  keyId: sql`${ledgerLines.keyId}`,
  providerId: sql`${ledgerLines.providerId}`,
  ownerId: sql`${ledgerLines.ownerId}`,
  lotId: sql`${ledgerLines.lotId}`,
  isShown: sql`true`,
  areShown: sql`true`,
  isProofShown: sql`true`,
  sums: {
    count: sql`${ledgerMovementTotals.lines}`,
    debit: sql`${ledgerMovementTotals.debit}`,
    credit: sql`${ledgerMovementTotals.credit}`,
  },
}

const mergedLines: LedgerRows = {
  from: ledgerMovements,
  isOfEntry: and(eq(ledgerMovements.entryId, ledgerEntries.id), ne(amount, 0)),
  rank: sql`${ledgerMovements.rank}`,
  account: sql`${ledgerMovements.account}`,
  debit: sql`greatest(${amount}, 0)`,
  credit: sql`greatest(-${amount}, 0)`,
  size: sql`abs(${amount})`,
  keyId: sql`${ledgerMovements.keyId}`,
  providerId: nobody,
  ownerId: nobody,
  lotId: nobody,
  // A limit instead of `exists`, for which PostgreSQL might read the movements of all entries.
  isShown: sql`(${ledgerEntries.journal} in ${journalsOfAll} or (
    select true from ledger_movements as others where others.entry_id = ${ledgerEntries.id} and others.is_of_owners limit 1) is null)`,
  areShown: sql`not exists (
    select from ledger_movements as others where others.place_id = ${ledgerEntries.placeId} and others.entry_id = ${ledgerEntries.id}
    and others.is_of_owners and ${ledgerEntries.journal} not in ${journalsOfAll})`,
  isProofShown: isInvoiceOfBuilding,
  sums: {
    count: sql`${ledgerMovementTotals.movements}`,
    debit: sql`${ledgerMovementTotals.movedDebit}`,
    credit: sql`${ledgerMovementTotals.movedCredit}`,
  },
}

/** `seesOwners`: the reader has `coownerAmounts.read`. */
export const ledgerRows = (seesOwners: boolean): LedgerRows => (seesOwners ? allLines : mergedLines)
