import type { placeChecks } from '#contract/decisions/placeChecks.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { firstDecisionToCheck } from './voteChecks.store.ts'

type PlaceChecks = typeof placeChecks

/** What the dashboard says of votes that wait for the caller's check. */
export const readPlaceChecks = (
  { db, actor: { userId }, now }: SignedInCtx,
  { params: { placeId } }: RouteOutput<PlaceChecks>,
): Promise<RouteAnswer<PlaceChecks>> => firstDecisionToCheck(db, { userId, placeId, now: now() })
