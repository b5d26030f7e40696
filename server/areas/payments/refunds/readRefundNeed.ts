import type { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { countUndecided } from './refunds.store.ts'

type Route = typeof paymentNeedRoutes.refunds

/** How many refunds of a place wait for a decision of the person. */
export const readRefundNeed = (
  { db, actor }: SignedInCtx,
  { params: { placeId } }: RouteOutput<Route>,
): Promise<RouteAnswer<Route>> => countUndecided(db, { userId: actor.userId, placeId })
