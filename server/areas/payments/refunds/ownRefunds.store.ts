import { asc, desc, eq, or } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { refundEvents, refunds } from './refunds.tables.ts'

/** The refunds of a person in every place, with their steps and the steps taken by the person, for their data export. */
export const findOwnRefunds = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  refunds: await db
    .select({
      placeName: places.name,
      placeOffer: places.offer,
      reference: refunds.endToEndId,
      amount: refunds.amount,
      account: refunds.accountShown,
      holder: refunds.holder,
      state: refunds.state,
      askedAt: refunds.askedAt,
      promisedBy: refunds.promisedBy,
      declinedBecause: refunds.declinedBecause,
      transferredOn: refunds.transferredOn,
    })
    .from(refunds)
    .innerJoin(places, eq(places.id, refunds.placeId))
    .where(eq(refunds.userId, userId))
    .orderBy(desc(refunds.askedAt), asc(refunds.id)),
  refundSteps: await db
    .select({
      reference: refunds.endToEndId,
      kind: refundEvents.kind,
      source: refundEvents.source,
      at: refundEvents.at,
      day: refundEvents.day,
    })
    .from(refundEvents)
    .innerJoin(refunds, eq(refunds.id, refundEvents.refundId))
    .where(or(eq(refunds.userId, userId), eq(refundEvents.actorId, userId)))
    .orderBy(asc(refundEvents.number)),
})
