import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { journals } from '#contract/accounts/chartOfAccounts.ts'
import type { Transaction, TransactionSort } from '#contract/accounts/transactions.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { type LedgerRows, ledgerRows } from './ledgerRows.store.ts'
import { entriesMatching, type Filters, linesMatching, type Scope } from './movementFilters.store.ts'
import { ledgerMovementTotals as kept, ledgerMovements } from './movements.tables.ts'
import { isKept, whereKept } from './movementTotals.store.ts'

const { enteredOn, journal, number } = ledgerEntries
const orders = {
  '-entered_on': [desc(enteredOn), desc(journal), desc(number)],
  entered_on: [asc(enteredOn), asc(journal), asc(number)],
} as const satisfies Readonly<Record<TransactionSort, unknown>>

/** Filtered entries with a line that the reader may see. */
const found = (rows: LedgerRows, scope: Scope, filters: Filters) =>
  and(
    entriesMatching(rows, scope, filters),
    sql`exists (select 1 from ${rows.from} where ${and(rows.isOfEntry, linesMatching(rows, scope.placeId, filters))})`,
  )

const ofLines = (rows: LedgerRows, value: ReturnType<typeof sql>) =>
  sql`(select ${value} from ${rows.from} where ${rows.isOfEntry})`.mapWith(Number)
const amountOf = (rows: LedgerRows) => ofLines(rows, sql`coalesce(sum(${rows.debit}), 0)`)

/** One page of the filtered entries. */
export async function findTransactions(
  db: Queryable,
  scope: Scope,
  filters: Filters,
  sort: TransactionSort,
  page: PageQuery,
): Promise<Transaction[]> {
  const rows = ledgerRows(scope.seesOwners)
  return db
    .select({
      id: ledgerEntries.id,
      fiscalYearId: ledgerEntries.fiscalYearId,
      enteredOn,
      journal,
      number,
      label: sql<string | null>`case when ${rows.isShown} then ${ledgerEntries.label} end`,
      pieceReference: sql<string | null>`case when ${rows.isShown} then ${ledgerEntries.pieceReference} end`,
      amount: amountOf(rows),
      linesCount: ofLines(rows, sql`count(*)`),
      hasProof: sql<boolean>`${ledgerEntries.proofId} is not null and ${rows.isProofShown}`,
      reversesId: ledgerEntries.reversesId,
      reversedById: sql<
        string | null
      >`(select r.id from ledger_entries r where r.reverses_id = ${sql`${ledgerEntries.id}`})`,
    })
    .from(ledgerEntries)
    .where(found(rows, scope, filters))
    .orderBy(...orders[sort])
    .limit(page.perPage)
    .offset(rowsToSkip(page))
}

/** The number and sum (cents) of all filtered entries, whatever the page. */
export async function transactionTotals(db: Queryable, scope: Scope, filters: Filters) {
  const { account, providerId, ...ofEntries } = filters
  if (isKept(filters) && account === undefined && providerId === undefined) return keptTotals(db, scope, ofEntries)
  const rows = ledgerRows(scope.seesOwners)
  const entries = db
    .select({ amount: sql`${amountOf(rows)}`.as('amount') })
    .from(ledgerEntries)
    .where(found(rows, scope, filters))
    .as('found')
  const [totals] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${entries.amount}), 0)`.mapWith(Number),
    })
    .from(entries)
  return totals ?? { count: 0, amount: 0 }
}

/**
 * The same for whole years and journals, without reading their entries: these are numbered without gaps, and their sums are
 * stored.
 */
async function keptTotals(db: Queryable, scope: Scope, filters: Filters) {
  const { fiscalYearId } = filters
  const years = and(
    eq(fiscalYears.placeId, scope.placeId),
    fiscalYearId === undefined ? undefined : eq(fiscalYears.id, fiscalYearId),
  )
  const asked = journals.filter(
    (one) => one !== filters.exceptJournal && (filters.journal === undefined || one === filters.journal),
  )
  const latest = asked.map(
    (one) => sql`coalesce((select ${number} from ${ledgerEntries}
      where ${and(eq(ledgerEntries.fiscalYearId, fiscalYears.id), eq(journal, one))} order by ${number} desc limit 1), 0)`,
  )
  const numbered = sql`(select coalesce(sum(${latest.length === 0 ? sql`0` : sql.join(latest, sql` + `)}), 0)
    from ${fiscalYears} where ${years})`
  const { sums } = ledgerRows(scope.seesOwners)
  const [totals] = await db
    .select({
      count: sql`${numbered} - ${scope.seesOwners ? sql`0` : unseen(scope, filters)}`.mapWith(Number),
      amount: sql`coalesce(sum(${sums.debit}), 0)`.mapWith(Number),
    })
    .from(kept)
    .where(whereKept(scope, filters))
  return totals ?? { count: 0, amount: 0 }
}

/** Transfers between owners, which the merged movements do not show. */
const unseen = (scope: Scope, filters: Filters) => sql`(
  select count(distinct ${ledgerMovements.entryId}) from ${ledgerMovements}
  join ${ledgerEntries} on ${eq(ledgerEntries.id, ledgerMovements.entryId)}
  where ${and(
    eq(ledgerMovements.placeId, scope.placeId),
    // Written as in the index by amount.
    sql`abs(${ledgerMovements.amount}) = 0`,
    entriesMatching(ledgerRows(false), scope, filters),
  )} and not exists (select 1 from ledger_movements seen where seen.entry_id = ${ledgerEntries.id} and seen.amount <> 0))`
