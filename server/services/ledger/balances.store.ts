import { and, asc, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerEntries, ledgerLines } from './ledger.tables.ts'

const balance = sql<number>`sum(${ledgerLines.debit} - ${ledgerLines.credit})::bigint`.mapWith(Number)

/** The balance of an account in the open years of a place by a day; positive for a debit. Cents. */
export async function balanceOf(db: Queryable, placeId: string, account: string, day: string): Promise<number> {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(${balance}, 0)`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .where(and(eq(ledgerLines.placeId, placeId), eq(ledgerLines.account, account), lte(ledgerLines.enteredOn, day)))
  return row?.balance ?? 0
}

/**
 * The balances that a year carries forward, by all that the next one needs: account, co-owner, supplier, lot, works, due date,
 * and the year whose approval it awaits. Zero balances are left out.
 */
export const balancesOfYear = (db: Queryable, fiscalYearId: string) =>
  db
    .select({
      account: ledgerLines.account,
      ownerId: ledgerLines.ownerId,
      providerId: ledgerLines.providerId,
      lotId: ledgerLines.lotId,
      worksId: ledgerLines.worksId,
      dueOn: ledgerLines.dueOn,
      awaitsYearId: ledgerLines.awaitsYearId,
      balance,
    })
    .from(ledgerLines)
    .where(eq(ledgerLines.fiscalYearId, fiscalYearId))
    .groupBy(
      ledgerLines.account,
      ledgerLines.ownerId,
      ledgerLines.providerId,
      ledgerLines.lotId,
      ledgerLines.worksId,
      ledgerLines.dueOn,
      ledgerLines.awaitsYearId,
    )
    .having(sql`sum(${ledgerLines.debit} - ${ledgerLines.credit}) <> 0`)
    .orderBy(asc(ledgerLines.account), asc(ledgerLines.dueOn), asc(ledgerLines.lotId), asc(ledgerLines.ownerId))

const byKey = (db: Queryable, condition: SQL | undefined) =>
  db
    .select({
      account: ledgerLines.account,
      keyId: ledgerLines.keyId,
      worksId: ledgerLines.worksId,
      balance,
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(condition)
    .groupBy(ledgerLines.account, ledgerLines.keyId, ledgerLines.worksId)
    .orderBy(asc(ledgerLines.account))
export type KeyedBalance = Awaited<ReturnType<typeof byKey>>[number]

/** The accounts of a year by key and works, positive for a debit. Cents. */
export const balancesByKey = (db: Queryable, fiscalYearId: string) =>
  byKey(db, eq(ledgerLines.fiscalYearId, fiscalYearId))

/** The same without the entries of the closing. */
export const balancesBeforeClosing = (db: Queryable, fiscalYearId: string) =>
  byKey(db, and(eq(ledgerLines.fiscalYearId, fiscalYearId), ne(ledgerEntries.journal, 'CL')))
