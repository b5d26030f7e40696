import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { budgetItems, works } from '#server/services/ledger/budgets.tables.ts'
import { callParts, callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { explainedShare, partOfShare } from './callShares.store.ts'

type Scope = { readonly userId: string; readonly placeId: string }

/**
 * A row for each planned call and key of a place, for one of its accountants, in the order of their days. Québec has one account
 * of debts, so the product keeps the calls of every day in the same order.
 */
export const findPlannedCalls = (db: Queryable, { userId, placeId }: Scope) =>
  db
    .select({
      id: calls.id,
      dueOn: calls.dueOn,
      label: calls.label,
      product: calls.product,
      worksId: calls.worksId,
      account: calls.account,
      isAnnounced: sql<boolean>`${calls.announcedAt} is not null`,
      /** The decision of the works, or of the budget of the year. */
      decisionId: sql<string | null>`case when ${calls.worksId} is not null then ${works.decisionId} else (
        select items.decision_id from ${budgetItems} as items
        where items.fiscal_year_id = ${calls.fiscalYearId} and items.decision_id is not null limit 1) end`,
      keyName: repartitionKeys.name,
      amount: sql`coalesce(sum(${callShares.amount}), 0)::bigint`.mapWith(Number),
    })
    .from(calls)
    .leftJoin(works, eq(works.id, calls.worksId))
    .leftJoin(callShares, eq(callShares.callId, calls.id))
    .leftJoin(repartitionKeys, eq(repartitionKeys.id, callShares.keyId))
    .where(and(eq(calls.placeId, placeId), isNull(calls.entryId), memberOf(userId, placeId)))
    .groupBy(calls.id, works.decisionId, repartitionKeys.id)
    .orderBy(
      asc(calls.dueOn),
      asc(calls.account),
      asc(calls.product),
      asc(calls.label),
      asc(calls.id),
      sql`${repartitionKeys.name} nulls first`,
    )

/** Whether a place has planned this call, for one of its accountants. */
export async function isPlanned(db: Queryable, { userId, placeId }: Scope, callId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.id, callId), eq(calls.placeId, placeId), isNull(calls.entryId), memberOf(userId, placeId)))
  return row !== undefined
}

/** The share of each lot in a call by key, with its explanation, in the order of lots and keys. */
export const explainedShares = (db: Queryable, callId: string) =>
  db
    .select({ ...explainedShare, keyId: callShares.keyId })
    .from(callShares)
    .innerJoin(callParts, partOfShare)
    .innerJoin(lots, eq(lots.id, callShares.lotId))
    .where(eq(callShares.callId, callId))
    .orderBy(asc(lots.number), sql`${callShares.keyId} nulls first`)
