import { and, asc, desc, eq, inArray, isNull, lt, lte, max, ne, not, or, sql } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { awaited, isAwaiting } from '#server/services/ledger/awaited.store.ts'
import { budgetItems } from '#server/services/ledger/budgets.tables.ts'
import { ledgerEntries, ledgerLines, ledgerTotals } from '#server/services/ledger/ledger.tables.ts'
import type { YearRow } from '#server/services/ledger/years.store.ts'
import { ledgerMovementTotals } from '../movements/movements.tables.ts'

const balance = sql<number>`sum(${ledgerTotals.debit} - ${ledgerTotals.credit})::bigint`.mapWith(Number)

const { debit, credit } = ledgerMovementTotals

/** The balance of each account in a year before its closing, positive for a debit. Cents. */
export const accountsOfYear = (db: Queryable, { placeId, id }: Pick<YearRow, 'placeId' | 'id'>) =>
  db
    .select({ account: ledgerMovementTotals.account, balance: sql`sum(${debit} - ${credit})::bigint`.mapWith(Number) })
    .from(ledgerMovementTotals)
    .where(
      and(
        eq(ledgerMovementTotals.placeId, placeId),
        eq(ledgerMovementTotals.fiscalYearId, id),
        ne(ledgerMovementTotals.journal, 'CL'),
      ),
    )
    .groupBy(ledgerMovementTotals.account)
    .orderBy(asc(ledgerMovementTotals.account))

/** The debts to suppliers in the open years, which include the balances of closed ones. Cents. */
export async function suppliersDueOf(db: Queryable, placeId: string, suppliers: RegExp): Promise<number> {
  const open = await db
    .select({ account: ledgerTotals.account, balance })
    .from(ledgerTotals)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerTotals.fiscalYearId), isNull(fiscalYears.closedAt)))
    .where(eq(ledgerTotals.placeId, placeId))
    .groupBy(ledgerTotals.account)
  return open.reduce((sum, row) => (suppliers.test(row.account) ? sum - row.balance : sum), 0)
}

/** The id of the latest year that begins before this one. */
export async function yearBefore(db: Queryable, { placeId, startsOn }: YearRow): Promise<string | null> {
  const [year] = await db
    .select({ id: fiscalYears.id })
    .from(fiscalYears)
    .where(and(eq(fiscalYears.placeId, placeId), lt(fiscalYears.startsOn, startsOn)))
    .orderBy(desc(fiscalYears.startsOn))
    .limit(1)
  return year?.id ?? null
}

export const budgetOfYear = (db: Queryable, placeId: string, fiscalYearId: string) =>
  db
    .select({ item: budgetItems, keyName: repartitionKeys.name })
    .from(budgetItems)
    .leftJoin(repartitionKeys, eq(repartitionKeys.id, budgetItems.keyId))
    .where(and(eq(budgetItems.placeId, placeId), eq(budgetItems.fiscalYearId, fiscalYearId)))
    .orderBy(asc(budgetItems.account), asc(repartitionKeys.name))

/** The overdue debts of all co-owners; the credit of one does not pay for another. Cents. */
export async function unpaidOf(db: Queryable, placeId: string, today: string): Promise<number> {
  const owed = db
    .select({ owed: sql`sum(${ledgerLines.debit} - ${ledgerLines.credit})`.as('owed') })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .leftJoin(awaited, eq(awaited.id, ledgerLines.awaitsYearId))
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        inArray(ledgerLines.account, ownerAccounts),
        lte(sql`coalesce(${ledgerLines.dueOn}, ${ledgerLines.enteredOn})`, today),
        not(isAwaiting(today)),
      ),
    )
    .groupBy(ledgerLines.ownerId)
    .as('owed_by_owner')
  const [row] = await db.select({ unpaid: sql<string>`coalesce(sum(greatest(${owed.owed}, 0)), 0)` }).from(owed)
  return Number(row?.unpaid ?? 0)
}

/**
 * The movements of some accounts, by month until a day. An opening entry repeats the balance of an earlier closed year, so it
 * counts only when no such year exists.
 */
export const movedByMonth = (db: Queryable, placeId: string, accounts: readonly string[], today: string) =>
  db
    .select({
      month: sql<string>`to_char(${ledgerLines.enteredOn}, 'YYYY-MM')`.as('month'),
      account: ledgerLines.account,
      moved: sql<number>`sum(${ledgerLines.debit} - ${ledgerLines.credit})::bigint`.mapWith(Number),
      movedOn: max(ledgerLines.enteredOn),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        inArray(ledgerLines.account, [...accounts]),
        lte(ledgerLines.enteredOn, today),
        or(
          sql`${ledgerEntries.journal} <> 'AN'`,
          sql`not exists (select 1 from ${fiscalYears} as earlier where earlier.place_id = ${placeId} and earlier.closed_at is not null
            and earlier.ends_on < ${ledgerLines.enteredOn})`,
        ),
      ),
    )
    .groupBy(sql`month`, ledgerLines.account)
    .orderBy(sql`month`)
