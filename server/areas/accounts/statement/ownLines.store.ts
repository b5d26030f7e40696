import { and, asc, eq, inArray, lte, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { awaited, isAwaiting } from '#server/services/ledger/awaited.store.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'

/** `today` is the date in the place's time zone. */
export type OwnScope = { readonly userId: string; readonly placeId: string; readonly today: string }

/** The lines of the person's own account in a place until today, of all years. */
export const ownLines = ({ userId, placeId, today }: OwnScope) =>
  and(
    eq(ledgerLines.ownerId, userId),
    eq(ledgerLines.placeId, placeId),
    inArray(ledgerLines.account, ownerAccounts),
    lte(ledgerLines.enteredOn, today),
    memberOf(userId, placeId),
  )

const others = alias(ledgerLines, 'others')
/** Whether an entry has lines of co-owners other than this person. */
export const hasOthers = (userId: string | Placeholder, entryId: SQLWrapper = ledgerEntries.id) =>
  sql<boolean>`exists (select 1 from ${ledgerLines} as ${others} where ${others.entryId} = ${entryId} and ${others.ownerId} <> ${userId})`

/** Whether a line is the person's part of a payment that the bank booked for many, so that its entry speaks of all of them. */
export const isSharedPayment = (userId: string | Placeholder) =>
  sql<boolean>`(${ledgerEntries.journal} = 'BQ' and ${ledgerLines.credit} > 0 and ${hasOthers(userId)})`

export const lotOfLine = sql<{
  id: string
  number: number
  kind: string
  building: string
} | null>`case when ${lots.id} is not null then json_build_object('id', ${lots.id}, 'number', ${lots.number}, 'kind', ${lots.kind}, 'building', ${lots.building}) end`

/** The lines of a year, each with the running balance of the year. */
const numberedLines = (db: Queryable, scope: OwnScope, yearId: string) => {
  // An opening entry comes before other entries of the first day.
  const order = sql`${ledgerLines.enteredOn}, ${ledgerEntries.journal} <> 'AN', ${ledgerEntries.postedAt}, ${ledgerEntries.journal}, ${ledgerEntries.number}, ${ledgerLines.rank}`
  return db
    .select({
      entryId: ledgerLines.entryId,
      rank: ledgerLines.rank,
      fiscalYearId: ledgerLines.fiscalYearId,
      enteredOn: ledgerLines.enteredOn,
      label: ledgerEntries.label,
      isOfBank: sql<boolean>`${ledgerEntries.journal} = 'BQ'`.as('is_of_bank'),
      account: ledgerLines.account,
      lotId: ledgerLines.lotId,
      dueOn: ledgerLines.dueOn,
      debit: ledgerLines.debit,
      credit: ledgerLines.credit,
      awaitsYearId: ledgerLines.awaitsYearId,
      proofId: ledgerEntries.proofId,
      balance: sql`(sum(${ledgerLines.debit} - ${ledgerLines.credit}) over (order by ${order}))::bigint`
        .mapWith(Number)
        .as('balance'),
      place: sql`(row_number() over (order by ${order}))::int`.mapWith(Number).as('place'),
      total: sql`(count(*) over ())::int`.mapWith(Number).as('total'),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(ownLines(scope), eq(ledgerLines.fiscalYearId, yearId)))
    .as('numbered')
}
type Numbered = ReturnType<typeof numberedLines>

/** The details of lines are looked up only for a page, once all lines of the year have their balance. */
const shownLines = (db: Queryable, scope: OwnScope, lines: Numbered) =>
  db
    .select({
      entryId: lines.entryId,
      rank: lines.rank,
      fiscalYearId: lines.fiscalYearId,
      enteredOn: lines.enteredOn,
      label: lines.label,
      isSharedPayment: sql<boolean>`${lines.isOfBank} and ${lines.credit} > 0 and ${hasOthers(scope.userId, lines.entryId)}`,
      account: lines.account,
      lot: sql<unknown>`${lotOfLine}`,
      dueOn: lines.dueOn,
      debit: lines.debit,
      credit: lines.credit,
      balance: lines.balance,
      place: lines.place,
      total: lines.total,
      isAwaiting: sql<boolean>`${isAwaiting(scope.today, lines.awaitsYearId)}`,
      hasProof: sql<boolean>`${lines.proofId} is not null and not ${hasOthers(scope.userId, lines.entryId)}`,
    })
    .from(lines)
    .leftJoin(lots, eq(lots.id, lines.lotId))
    .leftJoin(awaited, eq(awaited.id, lines.awaitsYearId))
    .orderBy(asc(lines.place))

export async function pageOfLines(db: Queryable, scope: OwnScope, yearId: string, page: PageQuery) {
  const all = numberedLines(db, scope, yearId)
  const ofPage = db.select().from(all).orderBy(asc(all.place)).limit(page.perPage).offset(rowsToSkip(page))
  const rows = await shownLines(db, scope, ofPage.as('numbered'))
  const meta = await metaOf(rows, page, () => db.$count(all))
  return { rows, meta }
}

/** Every line of a year, the oldest first. */
export async function allLines(db: Queryable, scope: OwnScope, yearId: string) {
  return shownLines(db, scope, numberedLines(db, scope, yearId))
}
export type LineRow = Awaited<ReturnType<typeof allLines>>[number]

/** One line of the person's own account. */
export async function findOwnLine(db: Queryable, scope: OwnScope, line: { entryId: string; rank: number }) {
  const [found] = await db
    .select({ fiscalYearId: ledgerLines.fiscalYearId })
    .from(ledgerLines)
    .where(and(ownLines(scope), eq(ledgerLines.entryId, line.entryId), eq(ledgerLines.rank, line.rank)))
  if (!found) return null
  const all = numberedLines(db, scope, found.fiscalYearId)
  const own = db
    .select()
    .from(all)
    .where(and(eq(all.entryId, line.entryId), eq(all.rank, line.rank)))
  const [row] = await shownLines(db, scope, own.as('numbered'))
  return row ?? null
}
