import { and, eq, isNull, lte, not, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { awaited, isAwaiting } from '#server/services/ledger/awaited.store.ts'
import { ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { type OwnScope, ownLines } from './statement/ownLines.store.ts'

/**
 * The whole debt of a co-owner today, in cents; negative for a credit. A closed year counts through the opening entry of the next
 * one, so only open years are added up. Amounts that fall due later, or wait for the approval of a meeting, are not owed yet.
 */
export async function readBalance(db: Queryable, scope: OwnScope): Promise<number> {
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${ledgerLines.debit} - ${ledgerLines.credit}), 0)` })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .leftJoin(awaited, eq(awaited.id, ledgerLines.awaitsYearId))
    .where(
      and(
        ownLines(scope),
        not(isAwaiting(scope.today)),
        lte(sql`coalesce(${ledgerLines.dueOn}, ${ledgerLines.enteredOn})`, scope.today),
      ),
    )
  return Number(row?.balance ?? 0)
}
