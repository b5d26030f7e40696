import type { conversationRoutes } from '#contract/messages/conversations.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { countsByPlace } from './counts.store.ts'

/** The unread conversations, and those that wait for the manager, in each place that has any. */
export async function countConversations({
  db,
  actor,
  offer,
}: SignedInCtx): Promise<RouteAnswer<typeof conversationRoutes.count>> {
  return { places: await countsByPlace(db, { userId: actor.userId, offer: offer.code }) }
}
