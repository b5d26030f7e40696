import { demoId } from '#server/demo/chance.ts'
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
  post: {
    params: { conversationId },
    body: { message: { body: 'Merci !', mentionedIds: [demoId('person gestionnaire')] } },
  },
})

export const sentMessagesCalls: CallsOf<'sentMessages'> = ({ messageId, otherMessageId }) => ({
  edit: { params: { messageId }, body: { message: { body: 'Merci beaucoup !' } } },
  withdraw: { params: { messageId } },
  report: { params: { messageId: otherMessageId }, body: { abuseReport: { reason: 'Injures' } } },
})

export const blocksCalls: CallsOf<'blocks'> = ({ placeId }) => ({
  list: { params: { placeId } },
  block: { params: { placeId, userId: demoId('person bailleur') } },
  unblock: { params: { placeId, userId: demoId('person bailleur') } },
})

export const conversationDeskCalls: CallsOf<'conversationDesk'> = ({
  placeId,
  conversationId,
  cannedAnswerId,
  abuseReportId,
}) => ({
  queue: {},
  assign: { params: { conversationId }, body: { assignee: { userId: null } } },
  close: { params: { conversationId } },
  notes: { params: { conversationId } },
  addNote: { params: { conversationId }, body: { note: { body: 'Voir le dossier.' } } },
  cannedAnswers: { params: { placeId } },
  addCannedAnswer: { params: { placeId }, body: { cannedAnswer: { title: 'Reçu', body: 'Bien reçu.' } } },
  removeCannedAnswer: { params: { placeId, cannedAnswerId } },
  abuseReports: {},
  see: { params: { placeId, abuseReportId } },
})
