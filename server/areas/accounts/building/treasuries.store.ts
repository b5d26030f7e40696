import { and, asc, eq, gt, inArray, isNotNull, lte, max, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerEntries, ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { ledgerMovementTotals } from '../movements/movements.tables.ts'

const totals = ledgerMovementTotals

/** An opening entry repeats the balance of an earlier closed year, so it is a movement only when no such year exists. */
const isMovement = (
  journal: SQLWrapper,
) => sql`(${journal} <> 'AN' or not exists (select 1 from ${fiscalYears} as earlier
  where earlier.place_id = ${fiscalYears.placeId} and earlier.closed_at is not null and earlier.ends_on < ${fiscalYears.startsOn}))`

/**
 * The balance of each of these accounts on a day, and the day of its last movement: from the stored totals, less the amounts
 * posted for later days, so that no list reads the movements of ten years. Cents.
 */
export async function findBankBalances(db: Queryable, placeId: string, accounts: readonly string[], today: string) {
  const ofYear = and(
    eq(ledgerLines.placeId, placeId),
    eq(ledgerLines.fiscalYearId, fiscalYears.id),
    eq(ledgerLines.account, totals.account),
    isMovement(ledgerEntries.journal),
  )
  const later = db
    .select({ amount: sql`sum(${ledgerLines.debit} - ${ledgerLines.credit})` })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(ofYear, gt(fiscalYears.endsOn, today), gt(ledgerLines.enteredOn, today)))
  const latest = db
    .select({ day: ledgerLines.enteredOn })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(ofYear, lte(ledgerLines.enteredOn, today)))
    .orderBy(sql`${ledgerLines.enteredOn} desc`)
    .limit(1)
  const byYear = db
    .select({
      account: totals.account,
      balance: sql`sum(${totals.debit} - ${totals.credit}) - coalesce((${later}), 0)`.as('balance'),
      movedOn: sql<string | null>`(${latest})`.as('moved_on'),
    })
    .from(totals)
    .innerJoin(fiscalYears, eq(fiscalYears.id, totals.fiscalYearId))
    .where(and(eq(totals.placeId, placeId), inArray(totals.account, [...accounts]), isMovement(totals.journal)))
    .groupBy(totals.account, fiscalYears.id)
    .as('by_year')
  return db
    .select({
      account: byYear.account,
      balance: sql`sum(${byYear.balance})`.mapWith(Number),
      movedOn: sql<string>`${max(byYear.movedOn)}::text`,
    })
    .from(byYear)
    .where(isNotNull(byYear.movedOn))
    .groupBy(byYear.account)
    .orderBy(asc(byYear.account))
}
