import { and, asc, desc, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AccountPlaceEntry, MovementSort } from '#contract/accounts/movements.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { personShownIn, toPerson } from '#server/services/directory/personShown.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { ledgerEntries, providers } from '#server/services/ledger/ledger.tables.ts'
import { type LedgerRows, ledgerRows } from './ledgerRows.ts'
import { boundScope, boundYear, type Filters, isWhole, matching, readTotals, type Scope } from './movementFilters.ts'

const { enteredOn, journal, number } = ledgerEntries
type Sorted = { readonly size: SQLWrapper; readonly rank: SQLWrapper }
/** Entries in the order of the books; `size` and `rank` are those of the line. */
const orders: Readonly<Record<MovementSort, (line: Sorted) => readonly SQL[]>> = {
  '-entered_on': ({ rank }) => [desc(enteredOn), desc(journal), desc(number), asc(rank)],
  entered_on: ({ rank }) => [asc(enteredOn), asc(journal), asc(number), asc(rank)],
  '-amount': ({ size, rank }) => [desc(size), desc(enteredOn), asc(ledgerEntries.id), asc(rank)],
  amount: ({ size, rank }) => [asc(size), desc(enteredOn), asc(ledgerEntries.id), asc(rank)],
}

type Count = number | Placeholder
type Page = { readonly sort: MovementSort; readonly limit: Count; readonly offset: Count }

/** Only rows of the page join their key, lot and parties. */
function shownRows(db: Queryable, rows: LedgerRows, where: SQL | undefined, { sort, limit, offset }: Page) {
  const found = db
    .select({
      entryId: sql<string>`${ledgerEntries.id}`.as('found_entry'),
      rank: sql<number>`${rows.rank}`.as('found_rank'),
      account: sql<string>`${rows.account}`.as('found_account'),
      debit: sql<number>`${rows.debit}`.mapWith(Number).as('found_debit'),
      credit: sql<number>`${rows.credit}`.mapWith(Number).as('found_credit'),
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
  return db
    .select({
      entryId: found.entryId,
      rank: found.rank,
      fiscalYearId: ledgerEntries.fiscalYearId,
      enteredOn,
      journal,
      number,
      label: sql<string | null>`case when ${rows.isShown} then ${ledgerEntries.label} end`,
      pieceReference: sql<string | null>`case when ${rows.isShown} then ${ledgerEntries.pieceReference} end`,
      proofId: sql<
        string | null
      >`case when ${ledgerEntries.proofId} is not null and ${rows.isProofShown} then ${ledgerEntries.proofId} end`,
      account: found.account,
      debit: found.debit,
      credit: found.credit,
      key: { id: repartitionKeys.id, name: repartitionKeys.name },
      lotNumber: lots.number,
      owner: personShownIn(found.ownerId, ledgerEntries.placeId),
      provider: { id: providers.id, name: providers.name },
      reversesId: ledgerEntries.reversesId,
      reversedById: sql<string | null>`(select r.id from ledger_entries r where r.reverses_id = ${ledgerEntries.id})`,
    })
    .from(found)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, found.entryId))
    .leftJoin(repartitionKeys, eq(repartitionKeys.id, found.keyId))
    .leftJoin(lots, eq(lots.id, found.lotId))
    .leftJoin(providers, eq(providers.id, found.providerId))
    .orderBy(...orders[sort]({ size: sql`(${found.debit} + ${found.credit})`, rank: found.rank }))
}
type Row = Awaited<ReturnType<typeof shownRows>>[number]

const toMovement = ({ rank, owner, proofId, ...row }: Row): AccountPlaceEntry => ({
  ...row,
  id: `${row.entryId}.${rank}`,
  ownerName: toPerson(owner)?.displayName ?? null,
  hasProof: proofId !== null,
})

const boundPage = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }
type WholePage = (db: Queryable) => Pick<ReturnType<ReturnType<typeof shownRows>['prepare']>, 'execute'>
const wholePages = new Map<string, WholePage>()
/** What a visit asks for first, the whole books or a whole year, as prepared statements: planning takes longer than running them. */
function wholePage(seesOwners: boolean, isOfYear: boolean, sort: MovementSort): WholePage {
  const name = `movements ${seesOwners ? 'all' : 'merged'} ${isOfYear ? 'year' : 'books'} ${sort}`
  const rows = ledgerRows(seesOwners)
  const where = matching(rows, boundScope, isOfYear ? boundYear : {})
  const statement =
    wholePages.get(name) ?? prepared((db) => shownRows(db, rows, where, { sort, ...boundPage }).prepare(name))
  wholePages.set(name, statement)
  return statement
}

/** One page of the lines that the filters find, with the number and sums of all of them. */
export async function findMovements(
  db: Queryable,
  scope: Scope,
  filters: Filters,
  sort: MovementSort,
  page: PageQuery,
) {
  const rows = ledgerRows(scope.seesOwners)
  const cut = { limit: page.perPage, offset: rowsToSkip(page) }
  const shown = isWhole(filters)
    ? await wholePage(
        scope.seesOwners,
        filters.fiscalYearId !== undefined,
        sort,
      )(db).execute({
        ...scope,
        ...filters,
        ...cut,
      })
    : await shownRows(db, rows, matching(rows, scope, filters), { sort, ...cut })
  const { count, ...totals } = await readTotals(db, rows, scope, filters)
  return { movements: shown.map(toMovement), total: count, totals }
}

/** An entry with its lines as the reader may see them; `null` when nothing of it is theirs to see. */
export async function findMovementsOfEntry(db: Queryable, scope: Scope, entryId: string) {
  const rows = ledgerRows(scope.seesOwners)
  const where = and(matching(rows, scope, {}), eq(ledgerEntries.id, entryId))
  const shown = await shownRows(db, rows, where, { sort: 'entered_on', limit: wholeEntry, offset: 0 })
  const [first] = shown
  return first ? { lines: shown.map(toMovement), proofId: first.proofId } : null
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
  const shown = await shownRows(db, rows, where, { sort: 'entered_on', limit, offset: 0 })
  return shown.map(toMovement)
}
