import { type TopicCategory, topicCategories } from '#contract/forum/topicList.ts'
import type { topicRoutes } from '#contract/forum/topics.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './topicLists.store.ts'

type List = typeof topicRoutes.list
type Categories = typeof topicRoutes.categories

/** The topics of a place, sorted and filtered. */
export async function listTopics(
  { db, actor, locale, offer }: SignedInCtx,
  { params: { placeId }, query, roles }: RouteOutput<List> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<List>> {
  const { state, byCategory, q, unread, search, sort } = query
  const filter = {
    userId: actor.userId,
    roles,
    placeId,
    locale,
    locales: offer.locales,
    state,
    byCategory,
    q,
    isUnread: unread === 'true',
    search: search?.trim(),
    sort,
  }
  const { topics, meta } = await store.listTopics(db, filter, query)
  return listAnswer(topics, { topics: byId(topics) }, meta)
}

/** The eight categories, with the number of topics in each. */
export async function listTopicCategories(
  { db }: SignedInCtx,
  { params: { placeId } }: RouteOutput<Categories>,
): Promise<RouteAnswer<Categories>> {
  const counted = await store.countByCategory(db, placeId)
  const countOf = (id: TopicCategory) => counted.find(({ category }) => category === id)?.topics ?? 0
  return { data: topicCategories.map((id) => ({ id, topicsCount: countOf(id) })) }
}
