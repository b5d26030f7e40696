import type { decisionList } from '#contract/decisions/decisionList.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './decisionLists.store.ts'

/** The decisions of a place, with the caller's status in each. */
export async function listDecisions(
  { db, actor, locale, now }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<typeof decisionList>,
): Promise<RouteAnswer<typeof decisionList>> {
  const isImpersonated = actor.impersonatorId !== null
  const filter = { ...query, userId: actor.userId, isImpersonated, placeId, locale, now: now() }
  const { decisions, meta } = await store.listDecisions(db, filter, query)
  return listAnswer(decisions, { decisions: byId(decisions) }, meta)
}
