import { and, asc, eq, gt, isNull, lte, min, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import type { NamedCall } from '#server/services/ledger/callNames.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { type ExplainedShare, insertShares } from './callShares.store.ts'

type NewCall = Omit<typeof calls.$inferInsert, 'entryId'> & { readonly id: string }

export async function insertCall(db: Queryable, call: NewCall, shares: readonly ExplainedShare[]): Promise<void> {
  await db.insert(calls).values(call)
  await insertShares(db, [{ callId: call.id, shares }])
}

/** Calls of an offer that are due by a day and not issued, the oldest first. */
export const callsToIssue = (db: Queryable, offer: OfferCode, today: string) =>
  db
    .select({ id: calls.id })
    .from(calls)
    .innerJoin(places, eq(places.id, calls.placeId))
    .where(and(eq(places.offer, offer), isNull(calls.entryId), lte(calls.dueOn, today)))
    .orderBy(asc(calls.dueOn), asc(calls.id))

/** The next day on which a call of an offer is due. */
export async function nextCallDay(db: Queryable, offer: OfferCode, today: string): Promise<string | null> {
  const [row] = await db
    .select({ day: min(calls.dueOn) })
    .from(calls)
    .innerJoin(places, eq(places.id, calls.placeId))
    .where(and(eq(places.offer, offer), isNull(calls.entryId), gt(calls.dueOn, today)))
  return row?.day ?? null
}

/** Locks a call that has not been issued. */
export async function lockCall(tx: Transaction, id: string) {
  const [call] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.id, id), isNull(calls.entryId)))
    .for('update')
  return call ?? null
}

/** The share of each lot in a call by key, with today's owner, in the order of lots and keys. */
export const sharesOfCall = (db: Queryable, callId: string) =>
  db
    .select({
      lotId: callShares.lotId,
      number: lots.number,
      ownerId: lots.ownerId,
      keyId: callShares.keyId,
      amount: callShares.amount,
    })
    .from(callShares)
    .innerJoin(lots, eq(lots.id, callShares.lotId))
    .where(eq(callShares.callId, callId))
    .orderBy(asc(lots.number), sql`${callShares.keyId} nulls first`)

export type CallShare = {
  readonly lotId: string
  readonly number: number
  readonly ownerId: string | null
  readonly keyId: string | null
  readonly amount: number
}

export async function writeIssued(tx: Transaction, id: string, entryId: string): Promise<void> {
  await tx.update(calls).set({ entryId }).where(eq(calls.id, id))
}

type Owner = { readonly userId: string; readonly placeId: string }

/** The amount called from the person's lots on the next day with calls that are not issued, and all these calls. Cents. */
export async function findNextCall(db: Queryable, { userId, placeId }: Owner) {
  const [call] = await db
    .select({
      named: sql<NamedCall[]>`json_agg(json_build_object(
        'label', ${calls.label}, 'product', ${calls.product}, 'worksId', ${calls.worksId}
      ) order by ${calls.account}, ${calls.product}, ${calls.label})`,
      dueOn: calls.dueOn,
      amount: sql<number>`sum(${callShares.amount})::bigint`.mapWith(Number),
    })
    .from(calls)
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .innerJoin(lots, and(eq(lots.id, callShares.lotId), eq(lots.ownerId, userId)))
    .where(and(eq(calls.placeId, placeId), isNull(calls.entryId), memberOf(userId, calls.placeId)))
    .groupBy(calls.dueOn)
    .orderBy(asc(calls.dueOn))
    .limit(1)
  return call ?? null
}
