import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import * as store from './proxies.store.ts'
import { proxyLimit } from './proxyLimit.ts'

type Principals = typeof decisionRoutes.principals

/** The owners for whom the caller could vote, by name. Only voters may see them. */
export async function listPrincipals(
  { db, offer, actor }: SignedInCtx,
  { params: { decisionId }, query }: RouteOutput<Principals>,
): Promise<RouteAnswer<Principals>> {
  const { userId } = actor
  const holder = await store.standingOf(db, { decisionId, userId })
  if (!holder) throw new Problem('not_found', 'the person is not on the roll of this decision')
  const { isProxyLimited } = decisionSettings[offer.code]
  const isTooMuch = (addedVotes: number) => isProxyLimited && !proxyLimit({ ...holder, addedVotes }).isAllowed
  const filter = { decisionId, userId, search: query.search, isTooMuch }
  const { principals, meta } = await store.listPrincipals(db, filter, query)
  return listAnswer(principals, { principals: byId(principals) }, meta)
}
