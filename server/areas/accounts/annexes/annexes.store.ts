import { and, asc, eq, gt, inArray, isNotNull, like, lte, ne, or, sql } from 'drizzle-orm'
import { type ChartCode, charts } from '#contract/accounts/chartOfAccounts.ts'
import type { Fund } from '#contract/accounts/funds.ts'
import type { Queryable } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { ledgerEntries, ledgerLines, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import type { YearRow } from '#server/services/ledger/years.store.ts'
import { isResult } from '../closing/result.ts'

/** A line names its fund if its account does not. */
type WithFund = { readonly fund?: Fund }

/** The account of calls for works whose money is not used yet. */
const heldForWorks = '102'

/**
 * The balance of each account at the end of a year, by co-owner for their accounts; positive for a debit. Earlier open years
 * count too, because nothing has brought their balances forward. Cents.
 */
export function endBalances(db: Queryable, { id, placeId, startsOn }: YearRow) {
  const lastClosed = sql`(select max(closed.starts_on) from ${fiscalYears} as closed
    where closed.place_id = ${placeId} and closed.closed_at is not null and closed.starts_on < ${startsOn})`
  return db
    .select({
      account: ledgerTotals.account,
      ownerId: ledgerTotals.ownerId,
      balance: sql<number>`sum(${ledgerTotals.debit} - ${ledgerTotals.credit})::bigint`.mapWith(Number),
      hasMoved: sql<boolean>`bool_or(${ledgerTotals.fiscalYearId} = ${id})`,
    })
    .from(ledgerTotals)
    .innerJoin(
      fiscalYears,
      and(
        eq(fiscalYears.id, ledgerTotals.fiscalYearId),
        lte(fiscalYears.startsOn, startsOn),
        sql`${fiscalYears.startsOn} > coalesce(${lastClosed}, '-infinity'::date)`,
      ),
    )
    .where(eq(ledgerTotals.placeId, placeId))
    .groupBy(ledgerTotals.account, ledgerTotals.ownerId)
    .orderBy(asc(ledgerTotals.account))
}
export type EndBalance = Awaited<ReturnType<typeof endBalances>>[number] & WithFund

/** Charges, products and calls for works, by key and works, before the closing shared them out. Cents. */
export const postedInYear = (db: Queryable, chart: ChartCode, { id, placeId }: YearRow) =>
  db
    .select({
      account: ledgerLines.account,
      keyId: ledgerLines.keyId,
      keyName: repartitionKeys.name,
      worksId: ledgerLines.worksId,
      balance: sql<number>`sum(${ledgerLines.debit} - ${ledgerLines.credit})::bigint`.mapWith(Number),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.id, ledgerLines.entryId), ne(ledgerEntries.journal, 'CL')))
    .leftJoin(repartitionKeys, eq(repartitionKeys.id, ledgerLines.keyId))
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        eq(ledgerLines.fiscalYearId, id),
        inArray(
          ledgerLines.account,
          charts[chart].filter((account) => account === heldForWorks || isResult(chart, account)),
        ),
      ),
    )
    .groupBy(ledgerLines.account, ledgerLines.keyId, repartitionKeys.name, ledgerLines.worksId)
    .orderBy(asc(ledgerLines.account), sql`${repartitionKeys.name} nulls first`)
export type Posted = Awaited<ReturnType<typeof postedInYear>>[number] & WithFund

/** The amount paid by a day for each of the works: invoices paid in their name, and charges without an invoice. Cents. */
export async function paidForWorks(db: Queryable, placeId: string, day: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      worksId: sql<string>`${ledgerLines.worksId}`,
      paid: sql<number>`sum(${ledgerLines.debit} - ${ledgerLines.credit})::bigint`.mapWith(Number),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.id, ledgerLines.entryId), eq(ledgerEntries.journal, 'BQ')))
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        isNotNull(ledgerLines.worksId),
        lte(ledgerLines.enteredOn, day),
        or(like(ledgerLines.account, '40%'), like(ledgerLines.account, '6%')),
      ),
    )
    .groupBy(ledgerLines.worksId)
  return new Map(rows.map(({ worksId, paid }) => [worksId, paid]))
}

/**
 * The outstanding loans on a day: borrowed (712) less paid back (661), over all years. Amounts that a closing moves and then
 * reverses on the first day of the next year count as neither. Cents.
 */
export async function loansOwed(db: Queryable, placeId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ owed: sql`coalesce(sum(${ledgerLines.credit} - ${ledgerLines.debit}), 0)::bigint`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.id, ledgerLines.entryId), ne(ledgerEntries.journal, 'CL')))
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        inArray(ledgerLines.account, ['661', '712']),
        lte(ledgerLines.enteredOn, day),
        sql`coalesce(${ledgerEntries.source}, '') not like 'opening:%'`,
      ),
    )
  return row?.owed ?? 0
}

/** The next two years, if the place has them. */
export const yearsAfter = (db: Queryable, { placeId, endsOn }: YearRow) =>
  db
    .select()
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), gt(fiscalYears.startsOn, endsOn)))
    .orderBy(asc(fiscalYears.startsOn))
    .limit(2)
