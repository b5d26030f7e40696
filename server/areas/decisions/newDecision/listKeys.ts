import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './repartitionKeys.store.ts'

type Keys = typeof decisionRoutes.keys

export async function listKeys(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<Keys>,
): Promise<RouteAnswer<Keys>> {
  const { keys, meta } = await store.listKeys(db, { userId: actor.userId, placeId }, query)
  return listAnswer(keys, { repartitionKeys: byId(keys) }, meta)
}
