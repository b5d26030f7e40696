import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { callParts, callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { explainedShare, partOfShare, toExplanation } from '../calls/callShares.store.ts'
import type { OwnScope } from './ownLines.store.ts'

/** The person's share of each call of a day, by lot and key, in the order of calls, lots and keys. */
export async function ownCallsOn(db: Queryable, { userId, placeId }: OwnScope, dueOn: string) {
  const rows = await db
    .select({
      id: calls.id,
      label: calls.label,
      product: calls.product,
      worksId: calls.worksId,
      isIssued: sql<boolean>`${calls.entryId} is not null`,
      share: explainedShare,
    })
    .from(calls)
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .innerJoin(callParts, partOfShare)
    .innerJoin(lots, and(eq(lots.id, callShares.lotId), eq(lots.ownerId, userId)))
    .where(and(eq(calls.placeId, placeId), eq(calls.dueOn, dueOn), memberOf(userId, placeId)))
    .orderBy(
      asc(calls.account),
      asc(calls.product),
      asc(calls.id),
      asc(lots.number),
      sql`${callShares.keyId} nulls first`,
    )
  return rows.map(({ share, ...call }) => ({ ...call, explanation: toExplanation(share) }))
}
