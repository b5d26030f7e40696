import { asc, desc, eq, or } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { paymentEvents, payments } from './payments.tables.ts'

/** The payments of a person in every place, with their steps and the steps taken by the person, for their data export. */
export const findOwnPayments = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  payments: await db
    .select({
      placeName: places.name,
      placeOffer: places.offer,
      reference: payments.endToEndId,
      amount: payments.amount,
      state: payments.state,
      askedAt: payments.askedAt,
      collectOn: payments.collectOn,
      collectedOn: payments.collectedOn,
    })
    .from(payments)
    .innerJoin(places, eq(places.id, payments.placeId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.askedAt), asc(payments.id)),
  paymentSteps: await db
    .select({
      reference: payments.endToEndId,
      kind: paymentEvents.kind,
      source: paymentEvents.source,
      at: paymentEvents.at,
      day: paymentEvents.day,
    })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(or(eq(payments.userId, userId), eq(paymentEvents.actorId, userId)))
    .orderBy(asc(paymentEvents.number)),
})
