import type { conversationRoutes } from '#contract/messages/conversations.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './conversationLists.store.ts'

type List = typeof conversationRoutes.list

/** The conversations of the caller in a place, the latest first. */
export async function listConversations(
  { db, actor, locale, offer }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const filter = {
    userId: actor.userId,
    placeId,
    locale,
    locales: offer.locales,
    isArchived: query.q === 'archived',
    isUnread: query.unread === 'true',
    search: query.search?.trim(),
  }
  const { conversations, meta } = await store.listConversations(db, filter, query)
  return listAnswer(conversations, { conversations: byId(conversations) }, meta)
}
