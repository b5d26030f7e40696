import type { decisionRoutes } from '#contract/decisions.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '../platform/context.ts'
import { byId, listAnswer } from '../platform/listAnswer.ts'
import * as store from './proxies.store.ts'

type Principals = typeof decisionRoutes.principals

/** The owners for whom the person asking could vote, by name. */
export async function listPrincipals(
  { db, actor }: SignedInCtx,
  { params: { decisionId }, query }: RouteOutput<Principals>,
): Promise<RouteAnswer<Principals>> {
  const asked = { decisionId, userId: actor.userId, search: query.search }
  const { principals, meta } = await store.listPrincipals(db, asked, query)
  return listAnswer(principals, { principals: byId(principals) }, meta)
}
