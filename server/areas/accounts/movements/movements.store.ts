import { and, asc, desc, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AccountPlaceEntry, MovementSort } from '#contract/accounts/movements.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { nameShownIn } from '#server/services/directory/personShown.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { ledgerEntries, ledgers, providers } from '#server/services/ledger/ledger.tables.ts'
import { type LedgerRows, ledgerRows } from './ledgerRows.ts'
import {
  type BoundFilters,
  type BoundScope,
  boundScope,
  boundYear,
  type Filters,
  isWhole,
  matching,
  type Scope,
} from './movementFilters.ts'
import { withTotals } from './movementTotals.ts'

const { enteredOn, journal, number } = ledgerEntries
type Sorted = { readonly size: SQLWrapper; readonly rank: SQLWrapper }
/** Entries in the order of the books; `size` and `rank` are those of the line. */
const orders: Readonly<Record<MovementSort, (line: Sorted) => readonly SQL[]>> = {
  '-entered_on': ({ rank }) => [desc(enteredOn), desc(journal), desc(number), asc(rank)],
  entered_on: ({ rank }) => [asc(enteredOn), asc(journal), asc(number), asc(rank)],
  '-amount': ({ size, rank }) => [desc(size), desc(enteredOn), asc(ledgerEntries.id), asc(rank)],
  amount: ({ size, rank }) => [asc(size), desc(enteredOn), asc(ledgerEntries.id), asc(rank)],
}

type Page = { readonly sort: MovementSort; readonly limit: number; readonly offset: number | Placeholder }

/** A name with its id, looked up for rows of the page alone. */
const named = (table: typeof repartitionKeys | typeof providers, id: SQLWrapper) =>
  sql`(select json_build_object('id', ${table.id}, 'name', ${table.name}) from ${table} where ${table.id} = ${id})`

/**
 * The lines of a page as one value of a statement, in the shape of the answer: reading them takes a fraction of what naming each
 * column of each row does.
 */
function pageOf(db: Queryable, rows: LedgerRows, where: SQL | undefined, { sort, limit, offset }: Page) {
  const found = db
    .select({
      entryId: sql<string>`${ledgerEntries.id}`.as('found_entry'),
      rank: sql<number>`${rows.rank}`.as('found_rank'),
      account: sql<string>`${rows.account}`.as('found_account'),
      debit: sql<number>`${rows.debit}`.as('found_debit'),
      credit: sql<number>`${rows.credit}`.as('found_credit'),
      keyId: sql`${rows.keyId}`.as('found_key'),
      lotId: sql`${rows.lotId}`.as('found_lot'),
      ownerId: sql`${rows.ownerId}`.as('found_owner'),
      providerId: sql`${rows.providerId}`.as('found_provider'),
    })
    .from(ledgerEntries)
    .innerJoin(rows.from, rows.isOfEntry)
    .where(where)
    .orderBy(...orders[sort](rows))
    .limit(limit)
    .offset(offset)
    .as('found')
  const shown = db
    .select({
      id: sql`${found.entryId} || '.' || ${found.rank}`.as('id'),
      entryId: sql`${found.entryId}`.as('entryId'),
      fiscalYearId: sql`${ledgerEntries.fiscalYearId}`.as('fiscalYearId'),
      enteredOn: sql`${enteredOn}`.as('enteredOn'),
      journal: sql`${journal}`.as('journal'),
      number: sql`${number}`.as('number'),
      label: sql`case when ${rows.isShown} then ${ledgerEntries.label} end`.as('label'),
      pieceReference: sql`case when ${rows.isShown} then ${ledgerEntries.pieceReference} end`.as('pieceReference'),
      account: sql`${found.account}`.as('account'),
      debit: sql`${found.debit}`.as('debit'),
      credit: sql`${found.credit}`.as('credit'),
      key: named(repartitionKeys, found.keyId).as('key'),
      lotNumber: sql`(select ${lots.number} from ${lots} where ${lots.id} = ${found.lotId})`.as('lotNumber'),
      ownerName: nameShownIn(found.ownerId, ledgerEntries.placeId).as('ownerName'),
      provider: named(providers, found.providerId).as('provider'),
      hasProof: sql`${ledgerEntries.proofId} is not null and ${rows.isProofShown}`.as('hasProof'),
      reversesId: sql`${ledgerEntries.reversesId}`.as('reversesId'),
      reversedById: sql`(select r.id from ledger_entries r where r.reverses_id = ${ledgerEntries.id})`.as(
        'reversedById',
      ),
    })
    .from(found)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, found.entryId))
    .orderBy(...orders[sort]({ size: sql`(${found.debit} + ${found.credit})`, rank: found.rank }))
    .as('shown')
  return sql<AccountPlaceEntry[]>`(select coalesce(json_agg(shown), '[]') from ${shown})`
}

type Reader = BoundScope & Pick<Scope, 'seesOwners'>
function onePage(db: Queryable, scope: Reader, filters: BoundFilters, page: Page) {
  const rows = ledgerRows(scope.seesOwners)
  return withTotals(db, rows, scope, filters, { movements: pageOf(db, rows, matching(rows, scope, filters), page) })
}

/** Rows of a page, as screens ask for them. */
const usual = 100
type WholePage = (db: Queryable) => Pick<ReturnType<ReturnType<typeof onePage>['prepare']>, 'execute'>
const wholePages = new Map<string, WholePage>()
/**
 * The whole books or a whole year, as prepared statements: planning takes as long as running them. PostgreSQL keeps the plan of the
 * first page, whose limit is written out; for a placeholder it would expect a tenth of all rows, and plan anew each time.
 */
function wholePage(seesOwners: boolean, isOfYear: boolean, sort: MovementSort, isFirst: boolean): WholePage {
  const name = `movements ${seesOwners ? 'all' : 'merged'} ${isOfYear ? 'year' : 'books'} ${sort}${isFirst ? '' : ' next'}`
  const page = { sort, limit: usual, offset: isFirst ? 0 : sql.placeholder('offset') }
  const statement =
    wholePages.get(name) ??
    prepared((db) => onePage(db, { ...boundScope, seesOwners }, isOfYear ? boundYear : {}, page).prepare(name))
  wholePages.set(name, statement)
  return statement
}

/** One page of the lines that the filters find, with the number and sums of all of them, in one statement. */
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
      ? await wholePage(scope.seesOwners, isOfYear, sort, offset === 0)(db).execute({ ...scope, ...filters, offset })
      : await onePage(db, scope, filters, { sort, limit: page.perPage, offset })
  if (!found) throw new Error('sums without a row')
  return found
}

/** An entry with its lines as the reader may see them; `null` when nothing of it is theirs to see. */
export async function findMovementsOfEntry(db: Queryable, scope: Scope, entryId: string) {
  const rows = ledgerRows(scope.seesOwners)
  const where = and(matching(rows, scope, {}), eq(ledgerEntries.id, entryId))
  const lines = pageOf(db, rows, where, { sort: 'entered_on', limit: wholeEntry, offset: 0 })
  const [entry] = await db
    .select({ lines, proofId: sql<string | null>`case when ${rows.isProofShown} then ${ledgerEntries.proofId} end` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, entryId))
  return entry && entry.lines.length > 0 ? entry : null
}
/** A call of the largest building has one line for each lot. */
const wholeEntry = 5_000

/** Where a line is in the order of the books. */
export type Position = Pick<AccountPlaceEntry, 'enteredOn' | 'journal' | 'number'> & { readonly rank: number }

/** The next lines in the order of the books, after a position instead of a number of rows, which new entries would shift. */
export async function readInOrder(db: Queryable, scope: Scope, filters: Filters, last: Position | null, limit: number) {
  const rows = ledgerRows(scope.seesOwners)
  const isAfter =
    last &&
    sql`(${enteredOn}, ${journal}, ${number}, ${rows.rank}) > (${last.enteredOn}::date, ${last.journal}, ${last.number}::int, ${last.rank}::int)`
  const where = and(matching(rows, scope, filters), isAfter ?? undefined)
  const lines = pageOf(db, rows, where, { sort: 'entered_on', limit, offset: 0 })
  const [read] = await db.select({ lines }).from(ledgers).where(eq(ledgers.placeId, scope.placeId))
  return read?.lines ?? []
}
