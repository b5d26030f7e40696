import type { CallsOf } from './routeCall.ts'

export const conversationsCalls: CallsOf<'conversations'> = ({ placeId, conversationId, messageId }) => ({
  list: { params: { placeId }, query: { with_unread_message: 'true' } },
  create: {
    params: { placeId },
    body: { conversation: { name: 'Clé du local', isToManager: true, message: { body: 'Qui a la clé ?' } } },
  },
  recipients: { params: { placeId }, query: { 'filter[search]': 'sophie' } },
  count: {},
  read: { params: { conversationId } },
  change: { params: { conversationId }, body: { conversation: { isMuted: true } } },
  markRead: { params: { conversationId }, body: { reading: { lastReadMessageId: messageId } } },
  leave: { params: { conversationId } },
})

export const messagesCalls: CallsOf<'messages'> = ({ conversationId }) => ({
  list: { params: { conversationId }, query: { before: '10' } },
  post: { params: { conversationId }, body: { message: { body: 'Merci !' } } },
})
