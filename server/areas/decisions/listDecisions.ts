import type { decisionList } from '#contract/decisions/decisionList.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './decisionLists.store.ts'

/** The decisions of a place as the person asking stands to them. */
export async function listDecisions(
  { db, actor, locale, now }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<typeof decisionList>,
): Promise<RouteAnswer<typeof decisionList>> {
  const lookup = { ...query, userId: actor.userId, placeId, locale, now: now() }
  const { decisions, meta } = await store.listDecisions(db, lookup, query)
  return listAnswer(decisions, { decisions: byId(decisions) }, meta)
}
