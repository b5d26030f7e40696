import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AccountPlace } from '#contract/accounts/accountPlaces.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { nameShownIn } from '#server/services/directory/personShown.store.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { ledgerTotals, providers } from '#server/services/ledger/ledger.tables.ts'
import type { Scope } from './movementFilters.store.ts'
import { ledgerMovementTotals } from './movements.tables.ts'

type Row = Pick<AccountPlace, 'account' | 'party' | 'debit' | 'credit'>

/** The sums of one year, or of all open years, in a place that the person belongs to. */
const ofYears = (
  db: Queryable,
  table: typeof ledgerTotals | typeof ledgerMovementTotals,
  { userId, placeId }: Scope,
  fiscalYearId: string | undefined,
) =>
  and(
    eq(table.placeId, placeId),
    memberOf(userId, placeId),
    fiscalYearId === undefined
      ? inArray(
          table.fiscalYearId,
          db
            .select({ id: fiscalYears.id })
            .from(fiscalYears)
            .where(and(eq(fiscalYears.placeId, placeId), isNull(fiscalYears.closedAt))),
        )
      : eq(table.fiscalYearId, fiscalYearId),
  )

/** The accounts of a place by number; with a sub-account for each party if the reader may see them. */
export async function findAccountPlaces(
  db: Queryable,
  scope: Scope,
  fiscalYearId: string | undefined,
): Promise<readonly Row[]> {
  return scope.seesOwners ? subAccounts(db, scope, fiscalYearId) : wholeAccounts(db, scope, fiscalYearId)
}

async function subAccounts(db: Queryable, scope: Scope, fiscalYearId: string | undefined): Promise<readonly Row[]> {
  const { account, ownerId, providerId, debit, credit } = ledgerTotals
  const rows = await db
    .select({
      account,
      ownerId,
      ownerName: sql<string | null>`${nameShownIn(ownerId, sql`${scope.placeId}::uuid`)}`,
      providerId,
      providerName: providers.name,
      debit: sql`sum(${debit})`.mapWith(Number),
      credit: sql`sum(${credit})`.mapWith(Number),
    })
    .from(ledgerTotals)
    .leftJoin(providers, eq(providers.id, providerId))
    .where(ofYears(db, ledgerTotals, scope, fiscalYearId))
    .groupBy(account, ownerId, providerId, providers.name)
    .orderBy(asc(account), asc(ownerId), asc(providerId))
  return rows.map(({ ownerId: owner, ownerName, providerId: provider, providerName, ...sums }) => {
    if (owner !== null) return { ...sums, party: { kind: 'owner', id: owner, name: ownerName ?? '' } }
    if (provider !== null) return { ...sums, party: { kind: 'provider', id: provider, name: providerName ?? '' } }
    return { ...sums, party: null }
  })
}

async function wholeAccounts(db: Queryable, scope: Scope, fiscalYearId: string | undefined): Promise<readonly Row[]> {
  const { account, movedDebit, movedCredit } = ledgerMovementTotals
  const rows = await db
    .select({
      account,
      debit: sql`sum(${movedDebit})`.mapWith(Number),
      credit: sql`sum(${movedCredit})`.mapWith(Number),
    })
    .from(ledgerMovementTotals)
    .where(ofYears(db, ledgerMovementTotals, scope, fiscalYearId))
    .groupBy(account)
    .orderBy(asc(account))
  return rows.filter(({ debit, credit }) => debit !== 0 || credit !== 0).map((row) => ({ ...row, party: null }))
}
