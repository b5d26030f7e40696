import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { awaited, isAwaiting } from '#server/services/ledger/awaited.ts'
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
export const hasOthers = (userId: string) =>
  sql<boolean>`exists (select 1 from ${ledgerLines} as ${others} where ${others.entryId} = ${ledgerEntries.id} and ${others.ownerId} <> ${userId})`

export const lotOfLine = sql<{
  id: string
  number: number
  kind: string
  building: string
} | null>`case when ${lots.id} is not null then json_build_object('id', ${lots.id}, 'number', ${lots.number}, 'kind', ${lots.kind}, 'building', ${lots.building}) end`

/** The lines of a year, each with the balance that this year's lines have come to. */
const linesOfYear = (db: Queryable, scope: OwnScope, yearId: string) => {
  // An opening entry comes before whatever else was posted on the first day.
  const order = sql`${ledgerLines.enteredOn}, ${ledgerEntries.journal} <> 'AN', ${ledgerEntries.postedAt}, ${ledgerEntries.journal}, ${ledgerEntries.number}, ${ledgerLines.rank}`
  return db
    .select({
      entryId: ledgerLines.entryId,
      rank: ledgerLines.rank,
      fiscalYearId: ledgerLines.fiscalYearId,
      enteredOn: ledgerLines.enteredOn,
      label: ledgerEntries.label,
      account: ledgerLines.account,
      lot: sql<unknown>`${lotOfLine}`.as('lot'),
      dueOn: ledgerLines.dueOn,
      debit: ledgerLines.debit,
      credit: ledgerLines.credit,
      balance: sql`(sum(${ledgerLines.debit} - ${ledgerLines.credit}) over (order by ${order}))::bigint`
        .mapWith(Number)
        .as('balance'),
      place: sql`(row_number() over (order by ${order}))::int`.mapWith(Number).as('place'),
      total: sql`(count(*) over ())::int`.mapWith(Number).as('total'),
      isAwaiting: sql<boolean>`${isAwaiting(scope.today)}`.as('is_awaiting'),
      hasProof: sql<boolean>`${ledgerEntries.proofId} is not null and not ${hasOthers(scope.userId)}`.as('has_proof'),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .leftJoin(lots, eq(lots.id, ledgerLines.lotId))
    .leftJoin(awaited, eq(awaited.id, ledgerLines.awaitsYearId))
    .where(and(ownLines(scope), eq(ledgerLines.fiscalYearId, yearId)))
    .as('lines_of_year')
}

export async function pageOfLines(db: Queryable, scope: OwnScope, yearId: string, page: PageQuery) {
  const all = linesOfYear(db, scope, yearId)
  const rows = await db.select().from(all).orderBy(asc(all.place)).limit(page.perPage).offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => db.$count(all))
  return { rows, meta }
}

/** Every line of a year, the oldest first. */
export async function allLines(db: Queryable, scope: OwnScope, yearId: string) {
  const all = linesOfYear(db, scope, yearId)
  return db.select().from(all).orderBy(asc(all.place))
}
export type LineRow = Awaited<ReturnType<typeof allLines>>[number]

/** One line of the person's own account. */
export async function findOwnLine(db: Queryable, scope: OwnScope, line: { entryId: string; rank: number }) {
  const [found] = await db
    .select({ fiscalYearId: ledgerLines.fiscalYearId })
    .from(ledgerLines)
    .where(and(ownLines(scope), eq(ledgerLines.entryId, line.entryId), eq(ledgerLines.rank, line.rank)))
  if (!found) return null
  const all = linesOfYear(db, scope, found.fiscalYearId)
  const [row] = await db
    .select()
    .from(all)
    .where(and(eq(all.entryId, line.entryId), eq(all.rank, line.rank)))
  return row ?? null
}
