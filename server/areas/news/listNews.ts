import type { newsRoutes } from '#contract/news.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './news.store.ts'

type List = typeof newsRoutes.list

export async function listNews(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const { news, meta } = await store.listNews(db, { userId: actor.userId, placeId }, query)
  return listAnswer(news, { placeActualities: byId(news) }, meta)
}
