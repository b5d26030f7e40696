import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { ownerAccounts } from '#contract/accounts/chartOfAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerLines } from './ledger/ledger.tables.ts'

/** `today` is the date in the place's time zone, YYYY-MM-DD. */
type Scope = { readonly userId: string; readonly placeId: string; readonly today: string }

/**
 * What a co-owner owes of all kinds, in cents; below zero is a credit. A closed year counts through the opening entry of the next
 * one, so only open years are added up.
 */
export async function readBalance(db: Queryable, { userId, placeId, today }: Scope): Promise<number> {
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${ledgerLines.debit} - ${ledgerLines.credit}), 0)` })
    .from(ledgerLines)
    .innerJoin(fiscalYears, and(eq(fiscalYears.id, ledgerLines.fiscalYearId), isNull(fiscalYears.closedAt)))
    .where(
      and(
        eq(ledgerLines.ownerId, userId),
        eq(ledgerLines.placeId, placeId),
        inArray(ledgerLines.account, ownerAccounts),
        lte(ledgerLines.enteredOn, today),
        memberOf(userId, ledgerLines.placeId),
      ),
    )
  return Number(row?.balance ?? 0)
}
