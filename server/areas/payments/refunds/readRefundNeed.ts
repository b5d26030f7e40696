import type { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { countUndecided } from './refunds.store.ts'

type Route = typeof paymentNeedRoutes.refunds

/** The number of refunds of a place that wait for the person's decision. */
export const readRefundNeed = (
  { db, actor }: SignedInCtx,
  { params: { placeId } }: RouteOutput<Route>,
): Promise<RouteAnswer<Route>> => countUndecided(db, { userId: actor.userId, placeId })
