import type { topicRoutes } from '#contract/forum/topics.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { countsByPlace } from './topicCounts.store.ts'

/** The followed topics with unread posts, and the reported posts that await a decision, in each place that has any. */
export async function countTopics({ db, actor, offer }: SignedInCtx): Promise<RouteAnswer<typeof topicRoutes.count>> {
  return { places: await countsByPlace(db, { userId: actor.userId, offer: offer.code }) }
}
