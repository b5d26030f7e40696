import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { providers } from '#server/services/ledger/ledger.tables.ts'
import { ledgerMovementTotals } from './movements.tables.ts'

type Year = { readonly userId: string; readonly placeId: string; readonly fiscalYearId: string }

/** The amount that each supplier has invoiced in a year under each account, from the stored totals. Cents. */
export const invoicedByProvider = (db: Queryable, { userId, placeId, fiscalYearId }: Year) => {
  const { account, credit, debit, journal } = ledgerMovementTotals
  return db
    .select({
      id: providers.id,
      name: providers.name,
      account,
      invoiced: sql`sum(${credit} - ${debit})::bigint`.mapWith(Number),
    })
    .from(ledgerMovementTotals)
    .innerJoin(providers, eq(providers.id, ledgerMovementTotals.providerId))
    .where(
      and(
        eq(ledgerMovementTotals.placeId, placeId),
        eq(ledgerMovementTotals.fiscalYearId, fiscalYearId),
        // Payments are in the journal of the bank.
        eq(journal, 'AC'),
        isNotNull(ledgerMovementTotals.providerId),
        memberOf(userId, placeId),
      ),
    )
    .groupBy(providers.id, account)
    .orderBy(providers.name, providers.id)
}
