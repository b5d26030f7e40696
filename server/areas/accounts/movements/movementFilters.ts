import { and, asc, eq, gte, ilike, lt, lte, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { movementQuery } from '#contract/accounts/movements.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { type LedgerRows, ledgerRows } from './ledgerRows.ts'
import { ledgerMovementTotals } from './movements.tables.ts'

export type Scope = { readonly userId: string; readonly placeId: string; readonly seesOwners: boolean }
export type Filters = Omit<Readonly<z.output<typeof movementQuery>>, 'sort'>
/** The same as the placeholders of a prepared statement. */
type Bound<Values> = { readonly [Name in keyof Values]: Values[Name] | Placeholder }
export const boundScope = { userId: sql.placeholder('userId'), placeId: sql.placeholder('placeId') }
export const boundYear = { fiscalYearId: sql.placeholder('fiscalYearId') }
type BoundFilters = Omit<Filters, 'fiscalYearId'> & Bound<Pick<Filters, 'fiscalYearId'>>

/** The first account after those that begin so: `615` → `616`; `null` after all of them. */
function after(prefix: string): string | null {
  const kept = prefix.replace(/9+$/, '')
  return kept === '' ? null : `${kept.slice(0, -1)}${Number(kept.slice(-1)) + 1}`
}

/** A range instead of a pattern, so that it uses the indexes by account. */
function beginsWith(account: SQL, prefix: string): SQL | undefined {
  const end = after(prefix)
  return and(gte(account, prefix), end === null ? undefined : lt(account, end))
}

const ofLot = (lotId: SQL, number: number, placeId: string | Placeholder) =>
  sql`${lotId} = (select ${lots.id} from ${lots} where ${and(eq(lots.placeId, placeId), eq(lots.number, number))})`

/** The lines of a place that the filters find; a withheld label is not searched. */
export function matching(
  rows: LedgerRows,
  { userId, placeId }: Bound<Pick<Scope, 'userId' | 'placeId'>>,
  filters: BoundFilters,
): SQL | undefined {
  const { fiscalYearId, from, to, account, journal, exceptJournal, keyId, lot, providerId, search, side } = filters
  const { minAmount, maxAmount } = filters
  return and(
    eq(ledgerEntries.placeId, placeId),
    memberOf(userId, placeId),
    fiscalYearId === undefined ? undefined : eq(ledgerEntries.fiscalYearId, fiscalYearId),
    from === undefined ? undefined : gte(ledgerEntries.enteredOn, from),
    to === undefined ? undefined : lte(ledgerEntries.enteredOn, to),
    journal === undefined ? undefined : eq(ledgerEntries.journal, journal),
    exceptJournal === undefined ? undefined : ne(ledgerEntries.journal, exceptJournal),
    account === undefined ? undefined : beginsWith(rows.account, account),
    keyId === undefined ? undefined : eq(rows.keyId, keyId),
    lot === undefined ? undefined : ofLot(rows.lotId, lot, placeId),
    providerId === undefined ? undefined : eq(rows.providerId, providerId),
    search ? and(ilike(ledgerEntries.searchText, toSearchPattern(search)), rows.isShown) : undefined,
    minAmount === undefined ? undefined : gte(rows.size, minAmount),
    maxAmount === undefined ? undefined : lte(rows.size, maxAmount),
    side === undefined ? undefined : sql`${rows[side]} > 0`,
  )
}

/** Nothing but a year narrows them. */
export const isWhole = ({ fiscalYearId: _, ...filters }: Filters) =>
  Object.values(filters).every((filter) => filter === undefined || filter === '')

/** Filters that the stored totals know. */
const isKept = ({ from, to, lot, search, minAmount, maxAmount, side, keyId }: Filters) =>
  [from, to, lot, search || undefined, minAmount, maxAmount, side, keyId].every((filter) => filter === undefined)

const numbers = (count: SQL, debit: SQL, credit: SQL) => ({
  count: sql<number>`coalesce(${count}, 0)`.mapWith(Number),
  debit: sql<number>`coalesce(sum(${debit}), 0)`.mapWith(Number),
  credit: sql<number>`coalesce(sum(${credit}), 0)`.mapWith(Number),
})

type KeptFilters = Pick<BoundFilters, 'fiscalYearId' | 'journal' | 'exceptJournal' | 'account' | 'providerId'>

function keptTotals(
  db: Queryable,
  { sums }: LedgerRows,
  { userId, placeId }: Bound<Pick<Scope, 'userId' | 'placeId'>>,
  { fiscalYearId, journal, exceptJournal, account, providerId }: KeptFilters,
) {
  const kept = ledgerMovementTotals
  return db
    .select(numbers(sql`sum(${sums.count})`, sums.debit, sums.credit))
    .from(kept)
    .where(
      and(
        eq(kept.placeId, placeId),
        memberOf(userId, placeId),
        fiscalYearId === undefined ? undefined : eq(kept.fiscalYearId, fiscalYearId),
        journal === undefined ? undefined : eq(kept.journal, journal),
        exceptJournal === undefined ? undefined : ne(kept.journal, exceptJournal),
        account === undefined ? undefined : beginsWith(sql`${kept.account}`, account),
        providerId === undefined ? undefined : eq(kept.providerId, providerId),
      ),
    )
}

const wholeTotals = {
  all: {
    books: prepared((db) => keptTotals(db, ledgerRows(true), boundScope, {}).prepare('movement_totals all books')),
    year: prepared((db) => keptTotals(db, ledgerRows(true), boundScope, boundYear).prepare('movement_totals all year')),
  },
  merged: {
    books: prepared((db) => keptTotals(db, ledgerRows(false), boundScope, {}).prepare('movement_totals merged books')),
    year: prepared((db) =>
      keptTotals(db, ledgerRows(false), boundScope, boundYear).prepare('movement_totals merged year'),
    ),
  },
}

/** What the filters find in all: from the stored totals, or counted with the page where those do not tell. Cents. */
export async function readTotals(db: Queryable, rows: LedgerRows, scope: Scope, filters: Filters) {
  if (isWhole(filters)) {
    const whole = wholeTotals[scope.seesOwners ? 'all' : 'merged'][filters.fiscalYearId ? 'year' : 'books']
    const [totals] = await whole(db).execute({ ...scope, ...filters })
    return totals ?? nothing
  }
  const [totals] = isKept(filters)
    ? await keptTotals(db, rows, scope, filters)
    : await db
        .select(numbers(sql`count(*)`, rows.debit, rows.credit))
        .from(ledgerEntries)
        .innerJoin(rows.from, rows.isOfEntry)
        .where(matching(rows, scope, filters))
  return totals ?? nothing
}
const nothing = { count: 0, debit: 0, credit: 0 }

/** The accounts in use with their sums, by number: from the stored totals, of one year or of all. */
export async function findAccountCodes(
  db: Queryable,
  scope: Scope,
  { fiscalYearId, exceptJournal, keyId }: Pick<Filters, 'fiscalYearId' | 'exceptJournal' | 'keyId'>,
) {
  const { sums } = ledgerRows(scope.seesOwners)
  const kept = ledgerMovementTotals
  const { count, debit, credit } = numbers(sql`sum(${sums.count})`, sums.debit, sums.credit)
  const rows = await db
    .select({ id: kept.account, debit, credit, movementsCount: count })
    .from(kept)
    .where(
      and(
        eq(kept.placeId, scope.placeId),
        memberOf(scope.userId, scope.placeId),
        fiscalYearId === undefined ? undefined : eq(kept.fiscalYearId, fiscalYearId),
        exceptJournal === undefined ? undefined : ne(kept.journal, exceptJournal),
        keyId === undefined ? undefined : eq(kept.keyId, keyId),
      ),
    )
    .groupBy(kept.account)
    .orderBy(asc(kept.account))
  return rows.filter(({ movementsCount }) => movementsCount > 0)
}
