import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { identityOfLot } from '#server/services/directory/identityOfLot.store.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { fiscalYears, lots } from '#server/services/directory/places.tables.ts'
import { awaited, isAwaiting } from '#server/services/ledger/awaited.store.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { lotOfLine, type OwnScope, ownLines } from './ownLines.store.ts'

/**
 * The lines of the person's balance. A closed year counts through the opening entry of the next one, so only open years are read.
 */
export const openLines = (db: Queryable, scope: OwnScope) =>
  db
    .select({
      entryId: ledgerLines.entryId,
      rank: ledgerLines.rank,
      account: ledgerLines.account,
      debit: ledgerLines.debit,
      credit: ledgerLines.credit,
      dueOn: sql<string>`coalesce(${ledgerLines.dueOn}, ${ledgerLines.enteredOn})::text`,
      lot: sql<unknown>`${lotOfLine}`,
      isAwaiting: sql<boolean>`${isAwaiting(scope.today)}`,
    })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .leftJoin(lots, eq(lots.id, ledgerLines.lotId))
    .leftJoin(awaited, eq(awaited.id, ledgerLines.awaitsYearId))
    .where(ownLines(scope))

/** The lots of a person in a place, in order, with the identity under which they hold each. */
export const ownLots = (db: Queryable, { userId, placeId }: OwnScope) =>
  db
    .select({
      id: lots.id,
      number: lots.number,
      kind: lots.kind,
      building: lots.building,
      identity: sql<unknown>`${identityOfLot}`,
    })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), eq(lots.ownerId, userId), memberOf(userId, placeId)))
    .orderBy(asc(lots.number))

/** Calls that are not issued and due in this month or the eleven after it, with the share of the person's lots. Cents. */
export const callsToCome = (db: Queryable, { userId, placeId, today }: OwnScope) =>
  db
    .select({
      id: calls.id,
      label: calls.label,
      product: calls.product,
      worksId: calls.worksId,
      dueOn: calls.dueOn,
      amount: sql`sum(${callShares.amount})::bigint`.mapWith(Number),
    })
    .from(calls)
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .innerJoin(lots, and(eq(lots.id, callShares.lotId), eq(lots.ownerId, userId)))
    .where(
      and(
        eq(calls.placeId, placeId),
        isNull(calls.entryId),
        lt(calls.dueOn, sql`(date_trunc('month', ${today}::date) + interval '1 year')::date`),
        memberOf(userId, placeId),
      ),
    )
    .groupBy(calls.id)
    .orderBy(asc(calls.dueOn), asc(calls.account), asc(calls.product), asc(calls.label), asc(calls.id))

/** The total called from the person in the twelve months until today, and in the twelve months before. Cents. */
export async function calledUntil(db: Queryable, scope: OwnScope) {
  const yearAgo = (years: number) => sql`(${scope.today}::date - ${years} * interval '1 year')`
  const sum = (from: number) =>
    sql`coalesce(sum(${ledgerLines.debit} - ${ledgerLines.credit}) filter (
      where ${ledgerLines.enteredOn} > ${yearAgo(from)} and ${ledgerLines.enteredOn} <= ${yearAgo(from - 1)}), 0)`.mapWith(
      Number,
    )
  const [row] = await db
    .select({ amount: sum(1), before: sum(2) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.id, ledgerLines.entryId), eq(ledgerEntries.journal, 'AF')))
    .where(and(ownLines(scope), sql`${ledgerLines.enteredOn} > ${yearAgo(2)}`))
  return { amount: row?.amount ?? 0, before: row?.before ?? 0 }
}

/**
 * The savings of a place for works, in cents. In France they are a debt to the lots; in Québec they are the bank account of the
 * contingency fund.
 */
export async function worksFundOf(db: Queryable, { userId, placeId, today }: OwnScope): Promise<number> {
  const { account, chart, credit, debit } = ledgerLines
  const [row] = await db
    .select({
      balance:
        sql`coalesce(sum(case ${chart} when 'QC' then ${debit} - ${credit} else ${credit} - ${debit} end), 0)`.mapWith(
          Number,
        ),
    })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        lte(ledgerLines.enteredOn, today),
        // Each account is in one chart only. Written so that the index by account serves it.
        inArray(account, ['105', '1010']),
        memberOf(userId, placeId),
      ),
    )
  return row?.balance ?? 0
}
