import type { ConversationDetail } from '#contract/messages/conversations.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type ConversationCall, noConversation } from './conversationCall.ts'
import { findConversation } from './conversationDetail.store.ts'
import { type Subjects, titleAmong, titlesOf } from './subjects.ts'

/** A conversation as the caller sees it now, with the titles of its subjects. */
export const readConversation =
  (subjects: Subjects) =>
  async (
    db: Queryable,
    { actor: { userId }, locale }: SignedInCtx,
    { params: { conversationId }, roles }: ConversationCall,
  ): Promise<ConversationDetail> => {
    const found = await findConversation(db, { userId, roles, conversationId, locale })
    if (!found) throw noConversation()
    const { entities, placeId } = found
    const titles = await titlesOf(db, subjects, { userId, placeId, roles, entities })
    return { ...found, subjects: entities.map((entity) => ({ ...entity, title: titleAmong(titles, entity) })) }
  }
