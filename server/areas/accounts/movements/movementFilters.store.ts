import { type AnyColumn, and, eq, gte, ilike, is, lt, lte, ne, Placeholder, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { movementQuery } from '#contract/accounts/movements.ts'
import { memberOf, placeOfMember } from '#server/services/directory/memberOf.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import type { LedgerRows } from './ledgerRows.store.ts'

export type Scope = { readonly userId: string; readonly placeId: string; readonly seesOwners: boolean }
export type Filters = Omit<Readonly<z.output<typeof movementQuery>>, 'sort'>
/** The same values, or their placeholders in a prepared statement. */
type Bound<Values> = { readonly [Name in keyof Values]: Values[Name] | Placeholder }
export type BoundScope = Bound<Pick<Scope, 'userId' | 'placeId'>>
export const boundScope = { userId: sql.placeholder('userId'), placeId: sql.placeholder('placeId') }
export const boundYear = { fiscalYearId: sql.placeholder('fiscalYearId') }
export type BoundFilters = Omit<Filters, 'fiscalYearId'> & Bound<Pick<Filters, 'fiscalYearId'>>

/** The first account after those that begin with a prefix: `615` → `616`; `null` where no account follows. */
function after(prefix: string): string | null {
  const kept = prefix.replace(/9+$/, '')
  return kept === '' ? null : `${kept.slice(0, -1)}${Number(kept.slice(-1)) + 1}`
}

/** A range instead of a pattern, so that it uses the indexes by account. */
export function beginsWith(account: SQL, prefix: string): SQL | undefined {
  const end = after(prefix)
  return and(gte(account, prefix), end === null ? undefined : lt(account, end))
}

const ofLot = (lotId: SQL, number: number, placeId: string | Placeholder) =>
  sql`${lotId} = (select ${lots.id} from ${lots} where ${and(eq(lots.placeId, placeId), eq(lots.number, number))})`

/** Rows of a place that the reader belongs to; a prepared statement looks the place up ({@link placeOfMember}). */
export const inPlace = (column: AnyColumn, { userId, placeId }: BoundScope) =>
  is(placeId, Placeholder)
    ? eq(column, placeOfMember(userId, placeId))
    : and(eq(column, placeId), memberOf(userId, placeId))

/** A prepared statement looks the year up too, so that one plan serves all years. */
export const inYear = (column: AnyColumn, fiscalYearId: string | Placeholder) =>
  eq(column, is(fiscalYearId, Placeholder) ? sql`(select ${fiscalYearId}::uuid)` : fiscalYearId)

/** The filtered entries of a place; a withheld label is not searched. */
export function entriesMatching(rows: LedgerRows, scope: BoundScope, filters: BoundFilters) {
  const { fiscalYearId, from, to, journal, exceptJournal, search } = filters
  return and(
    inPlace(ledgerEntries.placeId, scope),
    fiscalYearId === undefined ? undefined : inYear(ledgerEntries.fiscalYearId, fiscalYearId),
    from === undefined ? undefined : gte(ledgerEntries.enteredOn, from),
    to === undefined ? undefined : lte(ledgerEntries.enteredOn, to),
    journal === undefined ? undefined : eq(ledgerEntries.journal, journal),
    exceptJournal === undefined ? undefined : ne(ledgerEntries.journal, exceptJournal),
    search ? and(ilike(ledgerEntries.searchText, toSearchPattern(search)), rows.isShown) : undefined,
  )
}

/** The filtered lines of an entry. */
export function linesMatching(rows: LedgerRows, placeId: string | Placeholder, filters: BoundFilters) {
  const { account, keyId, lot, providerId, minAmount, maxAmount, side } = filters
  return and(
    account === undefined ? undefined : beginsWith(rows.account, account),
    keyId === undefined ? undefined : eq(rows.keyId, keyId),
    lot === undefined ? undefined : ofLot(rows.lotId, lot, placeId),
    providerId === undefined ? undefined : eq(rows.providerId, providerId),
    minAmount === undefined ? undefined : gte(rows.size, minAmount),
    maxAmount === undefined ? undefined : lte(rows.size, maxAmount),
    side === undefined ? undefined : sql`${rows[side]} > 0`,
  )
}

/** Both conditions, for a join of entries and lines. */
export const matching = (rows: LedgerRows, scope: BoundScope, filters: BoundFilters): SQL | undefined =>
  and(entriesMatching(rows, scope, filters), linesMatching(rows, scope.placeId, filters))

/** Whether no filter except the year is set. */
export const isWhole = ({ fiscalYearId: _, ...filters }: Filters) =>
  Object.values(filters).every((filter) => filter === undefined || filter === '')
