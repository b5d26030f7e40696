import type { communityRoutes } from '#contract/community.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { listListRows } from './distributionLists.store.ts'

type DistributionLists = typeof communityRoutes.distributionLists

/** The distribution lists of a place, with the number of people that each reaches. */
export async function listDistributionLists(
  { actor, db }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<DistributionLists>,
): Promise<RouteAnswer<DistributionLists>> {
  const { lists, meta } = await listListRows(db, { userId: actor.userId, placeId }, query)
  return listAnswer(lists, { distributionLists: byId(lists) }, meta)
}
