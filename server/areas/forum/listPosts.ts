import type { postRoutes } from '#contract/forum/posts.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './posts.store.ts'
import { readPost } from './readPost.ts'
import { noTopic } from './topicCall.ts'

type List = typeof postRoutes.list
type Edits = typeof postRoutes.edits
type WithRoles = { readonly roles: readonly RoleName[] }

/** A page of the posts of a topic. */
export async function listPosts(
  { db, actor: { userId }, locale }: SignedInCtx,
  { params: { topicId }, query, roles }: RouteOutput<List> & WithRoles,
): Promise<RouteAnswer<List>> {
  const found = await store.listPosts(db, { userId, roles, topicId, locale, sort: query.sort }, query)
  if (!found) throw noTopic()
  return listAnswer(found.posts, { posts: byId(found.posts) }, found.meta)
}

/** The former texts of a post, if the caller may read them. */
export async function listEdits(
  ctx: SignedInCtx,
  { params: { postId }, roles }: RouteOutput<Edits> & WithRoles,
): Promise<RouteAnswer<Edits>> {
  await readPost(ctx.db, ctx, { params: { postId }, roles })
  return { edits: await store.findEdits(ctx.db, { userId: ctx.actor.userId, roles }, postId) }
}
