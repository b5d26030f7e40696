import type { moderationRoutes } from '#contract/forum/moderation.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './reportedPosts.store.ts'

type List = typeof moderationRoutes.reported

/** The reported posts of a place that await a decision. */
export async function listReportedPosts(
  { db, actor: { userId }, locale }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const { reported, meta } = await store.listReportedPosts(db, { userId, placeId, locale }, query)
  return listAnswer(reported, { reportedPosts: byId(reported) }, meta)
}
