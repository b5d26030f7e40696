import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { type LedgerRows, ledgerRows } from './ledgerRows.store.ts'
import {
  type BoundFilters,
  type BoundScope,
  beginsWith,
  type Filters,
  inPlace,
  inYear,
  matching,
  type Scope,
} from './movementFilters.store.ts'
import { ledgerMovementTotals as kept } from './movements.tables.ts'

/** Filters that the stored totals support. */
export const isKept = ({ from, to, lot, search, minAmount, maxAmount, side, keyId }: BoundFilters) =>
  [from, to, lot, search || undefined, minAmount, maxAmount, side, keyId].every((filter) => filter === undefined)

const numbers = (count: SQL, debit: SQL, credit: SQL) => ({
  count: sql<number>`coalesce(${count}, 0)`.mapWith(Number),
  debit: sql<number>`coalesce(sum(${debit}), 0)`.mapWith(Number),
  credit: sql<number>`coalesce(sum(${credit}), 0)`.mapWith(Number),
})

/** The rows of the stored totals; a filter that `isKept` refuses is ignored. */
export function whereKept(scope: BoundScope, filters: BoundFilters): SQL | undefined {
  const { fiscalYearId, journal, exceptJournal, account, keyId, providerId } = filters
  return and(
    inPlace(kept.placeId, scope),
    fiscalYearId === undefined ? undefined : inYear(kept.fiscalYearId, fiscalYearId),
    journal === undefined ? undefined : eq(kept.journal, journal),
    exceptJournal === undefined ? undefined : ne(kept.journal, exceptJournal),
    account === undefined ? undefined : beginsWith(sql`${kept.account}`, account),
    keyId === undefined ? undefined : eq(kept.keyId, keyId),
    providerId === undefined ? undefined : eq(kept.providerId, providerId),
  )
}

/**
 * Selects values together with the number and sums (cents) of all filtered lines. These come from the stored totals if they
 * suffice, and are counted otherwise.
 */
export function withTotals<Values extends Readonly<Record<string, SQL.Aliased | SQL>>>(
  db: Pick<Queryable, 'select'>,
  rows: LedgerRows,
  scope: BoundScope,
  filters: BoundFilters,
  values: Values,
) {
  const { sums } = rows
  return isKept(filters)
    ? db
        .select({ ...values, ...numbers(sql`sum(${sums.count})`, sums.debit, sums.credit) })
        .from(kept)
        .where(whereKept(scope, filters))
    : db
        .select({ ...values, ...numbers(sql`count(*)`, rows.debit, rows.credit) })
        .from(ledgerEntries)
        .innerJoin(rows.from, rows.isOfEntry)
        .where(matching(rows, scope, filters))
}

/** The accounts in use with their sums, by number: from the stored totals, of one year or of all. */
export async function findAccountCodes(
  db: Queryable,
  scope: Scope,
  filters: Pick<Filters, 'fiscalYearId' | 'exceptJournal' | 'keyId' | 'account'>,
) {
  const { sums } = ledgerRows(scope.seesOwners)
  const { count, debit, credit } = numbers(sql`sum(${sums.count})`, sums.debit, sums.credit)
  const rows = await db
    .select({ id: kept.account, debit, credit, movementsCount: count })
    .from(kept)
    .where(whereKept(scope, filters))
    .groupBy(kept.account)
    .orderBy(asc(kept.account))
  return rows.filter(({ movementsCount }) => movementsCount > 0)
}
