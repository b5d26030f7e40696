import type { refundDeskRoutes } from '#contract/payments/refunds.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findRefundsToDecide } from './refundsToDecide.store.ts'

/** The number of refunds that wait for the person's decision, in each of their places. */
export async function listRefundsToDecide({
  db,
  actor,
  offer,
}: SignedInCtx): Promise<RouteAnswer<typeof refundDeskRoutes.toDecide>> {
  return { places: await findRefundsToDecide(db, { userId: actor.userId, offer: offer.code }) }
}
