import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'

/** All calls of a place on one day. */
export type CallDay = { readonly placeId: string; readonly dueOn: string }

const isUnannounced = and(isNull(calls.announcedAt), isNull(calls.entryId))

/** The days between `today` and `until` with calls about which owners have not been notified; the nearest first. */
export const daysToAnnounce = (
  db: Queryable,
  { offer, today, until }: { readonly offer: OfferCode; readonly today: string; readonly until: string },
) =>
  db
    .selectDistinct({ placeId: calls.placeId, dueOn: calls.dueOn })
    .from(calls)
    .innerJoin(places, eq(places.id, calls.placeId))
    .where(and(eq(places.offer, offer), isUnannounced, gte(calls.dueOn, today), lte(calls.dueOn, until)))
    .orderBy(asc(calls.dueOn), asc(calls.placeId))

/** Locks the calls of a day about which owners have not been notified. */
export async function lockUnannounced(tx: Transaction, { placeId, dueOn }: CallDay): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.placeId, placeId), eq(calls.dueOn, dueOn), isUnannounced))
    .orderBy(asc(calls.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** The amount that each owner will owe for some calls, with their names in the order of their accounts. Cents. */
export const owedOn = (tx: Transaction, callIds: readonly string[]) =>
  tx
    .select({
      userId: users.id,
      locale: users.locale,
      amount: sql`sum(${callShares.amount})::bigint`.mapWith(Number),
      labels: sql<string[]>`array_agg(distinct ${calls.label})`,
    })
    .from(calls)
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .innerJoin(lots, eq(lots.id, callShares.lotId))
    .innerJoin(users, eq(users.id, lots.ownerId))
    .where(and(inArray(calls.id, [...callIds]), memberOf(users.id, calls.placeId)))
    .groupBy(users.id)
    .having(sql`sum(${callShares.amount}) > 0`)
    .orderBy(asc(users.id))

export async function writeAnnounced(tx: Transaction, ids: readonly string[], announcedAt: Date): Promise<void> {
  await tx
    .update(calls)
    .set({ announcedAt })
    .where(inArray(calls.id, [...ids]))
}
