import type { Area } from '#src/parts/area.ts'

export const messages: Area<'messages'> = {
  pages: {
    messages: {
      parent: 'home',
      icon: 'message',
      group: 'exchanges',
      permission: 'conversation.read',
    },
    newConversation: {
      parent: 'messages',
      icon: 'edit',
      permission: 'conversation.read',
    },
    conversation: { parent: 'messages' },
    conversationQueue: { parent: 'home', icon: 'mail', group: 'management', permission: 'exchange.answer' },
  },
  dashboard: async () => (await import('./messages.dashboard.ts')).dashboard,
}
