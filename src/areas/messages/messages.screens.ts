import type { AreaScreens } from '#src/parts/area.ts'

export const messagesScreens: AreaScreens<'messages'> = {
  texts: 'messages',
  screens: {
    messages: { load: async () => (await import('./MessagesScreen.tsx')).MessagesScreen },
    newConversation: { load: async () => (await import('./NewConversationScreen.tsx')).NewConversationScreen },
    conversation: { load: async () => (await import('./ConversationScreen.tsx')).ConversationScreen },
    conversationQueue: {
      load: async () => (await import('./desk/ConversationQueueScreen.tsx')).ConversationQueueScreen,
    },
  },
}
