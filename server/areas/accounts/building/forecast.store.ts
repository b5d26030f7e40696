import { and, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { budgetItems } from '#server/services/ledger/budgets.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerLines } from '#server/services/ledger/ledger.tables.ts'

/** The future debts of all co-owners after a day, from planned and posted calls. Cents. */
export async function callsAhead(db: Queryable, placeId: string, today: string) {
  const planned = await db
    .select({ dueOn: calls.dueOn, amount: sql`sum(${callShares.amount})::bigint`.mapWith(Number) })
    .from(calls)
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .where(and(eq(calls.placeId, placeId), isNull(calls.entryId)))
    .groupBy(calls.dueOn)
  const dueOn = sql<string>`${ledgerLines.dueOn}::text`
  const posted = await db
    .select({ dueOn, amount: sql`sum(${ledgerLines.debit} - ${ledgerLines.credit})::bigint`.mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .where(
      and(
        eq(ledgerLines.placeId, placeId),
        inArray(ledgerLines.account, ownerAccounts),
        gt(ledgerLines.dueOn, today),
        isNull(ledgerLines.awaitsYearId),
      ),
    )
    .groupBy(ledgerLines.dueOn)
  return [...planned, ...posted]
}

/** The end of the last fiscal year that has a voted budget. */
export async function lastVotedDay(db: Queryable, placeId: string): Promise<string | null> {
  const [row] = await db
    .select({ day: max(fiscalYears.endsOn) })
    .from(fiscalYears)
    .innerJoin(budgetItems, eq(budgetItems.fiscalYearId, fiscalYears.id))
    .where(eq(fiscalYears.placeId, placeId))
  return row?.day ?? null
}
