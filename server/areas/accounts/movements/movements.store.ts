import { and, eq, sql } from 'drizzle-orm'
import type { AccountPlaceEntry, MovementSort } from '#contract/accounts/movements.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { preparedEach } from '#server/platform/prepared.ts'
import { ledgerEntries, ledgers } from '#server/services/ledger/ledger.tables.ts'
import { type LedgerRows, ledgerRows } from './ledgerRows.store.ts'
import {
  type BoundFilters,
  type BoundScope,
  boundScope,
  boundYear,
  type Filters,
  isWhole,
  matching,
  type Scope,
} from './movementFilters.store.ts'
import { type Page, pageOf } from './movementPage.store.ts'
import { withTotals } from './movementTotals.store.ts'

/** Always true; with it PostgreSQL reads the lines of all years from the index by place and amount. */
const ofSamePlace = ({ from }: LedgerRows) => eq(from.placeId, ledgerEntries.placeId)

type Reader = BoundScope & Pick<Scope, 'seesOwners'>
function onePage(db: Queryable, scope: Reader, filters: BoundFilters, page: Page) {
  const rows = ledgerRows(scope.seesOwners)
  const isByAmount = page.sort.endsWith('amount') && filters.fiscalYearId === undefined
  const where = and(matching(rows, scope, filters), isByAmount ? ofSamePlace(rows) : undefined)
  const { found, movements } = pageOf(db, rows, where, page)
  return withTotals(db.with(found), rows, scope, filters, { movements })
}

/** The page size that screens request. */
const usual = 100
type Whole = {
  readonly seesOwners: boolean
  readonly isOfYear: boolean
  readonly sort: MovementSort
  readonly isFirst: boolean
}
/**
 * All books or a whole year, as prepared statements: planning takes as long as running them. PostgreSQL keeps the plan of the
 * first page; later pages have varying offsets, and PostgreSQL plans them anew each time.
 */
const wholePage = preparedEach(
  ({ seesOwners, isOfYear, sort, isFirst }: Whole) =>
    `movements ${seesOwners ? 'all' : 'merged'} ${isOfYear ? 'year' : 'books'} ${sort}${isFirst ? '' : ' next'}`,
  (db, { seesOwners, isOfYear, sort, isFirst }, name) => {
    const page = { sort, limit: usual, offset: isFirst ? 0 : sql.placeholder('offset') }
    return onePage(db, { ...boundScope, seesOwners }, isOfYear ? boundYear : {}, page).prepare(name)
  },
)

/** One page of the filtered lines, with the number and sums of all of them, in one statement. */
export async function findMovements(
  db: Queryable,
  scope: Scope,
  filters: Filters,
  sort: MovementSort,
  page: PageQuery,
) {
  const offset = rowsToSkip(page)
  const isOfYear = filters.fiscalYearId !== undefined
  const [found] =
    isWhole(filters) && page.perPage === usual
      ? await wholePage(db, { seesOwners: scope.seesOwners, isOfYear, sort, isFirst: offset === 0 }).execute({
          ...scope,
          ...filters,
          offset,
        })
      : await onePage(db, scope, filters, { sort, limit: page.perPage, offset })
  if (!found) throw new Error('sums without a row')
  return found
}

/** An entry with the lines that the reader may see; `null` when they may see nothing of it. */
export async function findMovementsOfEntry(db: Queryable, scope: Scope, entryId: string) {
  const rows = ledgerRows(scope.seesOwners)
  const where = and(matching(rows, scope, {}), eq(ledgerEntries.id, entryId))
  const { found, movements: lines } = pageOf(db, rows, where, { sort: 'entered_on', limit: wholeEntry, offset: 0 })
  const [entry] = await db
    .with(found)
    .select({ lines, proofId: sql<string | null>`case when ${rows.isProofShown} then ${ledgerEntries.proofId} end` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, entryId))
  return entry && entry.lines.length > 0 ? entry : null
}
/** A call of the largest building has one line for each lot. */
const wholeEntry = 5_000

/** The position of a line in the order of the books. */
export type Position = Pick<AccountPlaceEntry, 'enteredOn' | 'journal' | 'number'> & { readonly rank: number }

/** The next lines in the order of the books, after a position instead of an offset, which new entries would shift. */
export async function readInOrder(db: Queryable, scope: Scope, filters: Filters, last: Position | null, limit: number) {
  const rows = ledgerRows(scope.seesOwners)
  const isAfter =
    last &&
    sql`(${ledgerEntries.enteredOn}, ${ledgerEntries.journal}, ${ledgerEntries.number}, ${rows.rank}) > (${last.enteredOn}::date, ${last.journal}, ${last.number}::int, ${last.rank}::int)`
  const where = and(matching(rows, scope, filters), isAfter ?? undefined)
  const { found, movements: lines } = pageOf(db, rows, where, { sort: 'entered_on', limit, offset: 0 })
  const [read] = await db.with(found).select({ lines }).from(ledgers).where(eq(ledgers.placeId, scope.placeId))
  return read?.lines ?? []
}
