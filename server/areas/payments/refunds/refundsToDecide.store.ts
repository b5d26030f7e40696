import { and, asc, eq, inArray, min, ne, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { prepared } from '#server/platform/prepared.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mayReadIn } from '#server/services/search/mayReadIn.store.ts'
import { refunds } from './refunds.tables.ts'

const userId = sql.placeholder('userId')

/** Refunds that somebody can decide on: requested by another owner, and not yet approved by the same person. */
const toDecide = prepared((db) =>
  db
    .select({
      placeId: places.id,
      placeName: places.name,
      count: sql<number>`count(*)::int`,
      promisedBy: sql<string>`${min(refunds.promisedBy)}::text`,
    })
    .from(refunds)
    .innerJoin(places, and(eq(places.id, refunds.placeId), eq(places.offer, sql.placeholder('offer'))))
    .where(
      and(
        inArray(refunds.state, ['asked', 'approved']),
        ne(refunds.userId, userId),
        sql`${refunds.approvedBy} is distinct from ${userId}`,
        mayReadIn(refunds.placeId, 'refund.decide'),
      ),
    )
    .groupBy(places.id)
    .orderBy(asc(min(refunds.promisedBy)), asc(places.id))
    .prepare('refunds_to_decide'),
)

export const findRefundsToDecide = (db: Queryable, reader: { readonly userId: string; readonly offer: OfferCode }) =>
  toDecide(db).execute(reader)
