import { paramsOf } from '#contract/paths.ts'
import type { ExchangeSource } from '#server/services/exchanges/exchange.ts'
import { placeOfConversation } from './conversations.store.ts'
import { markConversationRead } from './markConversationRead.ts'
import { findAuthor } from './messages.store.ts'
import { replyInConversation } from './postMessage.ts'
import { unreadMessages } from './unreadMessages.store.ts'

/** How mails present conversations, and how replies to them are posted. */
export const messagesByMail: ExchangeSource = {
  type: 'conversations',
  permission: 'conversation.read',
  subjectOf: (path) => paramsOf('conversation', path)?.conversationId ?? null,
  placeOf: (db, conversationId) => placeOfConversation(db, { conversationId }),
  unreadOf: unreadMessages,
  isPosted: async (db, id) => (await findAuthor(db, id)) !== null,
  post: async (ctx, { subjectId: conversationId, roles, id: messageId, ...written }) => {
    const call = { params: { conversationId }, roles }
    await replyInConversation(ctx, { ...call, body: { message: { messageId, ...written } } })
    await markConversationRead(ctx, { ...call, body: { reading: { lastReadMessageId: messageId } } })
  },
}
