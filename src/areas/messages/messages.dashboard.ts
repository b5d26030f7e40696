import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { fetchedNeeds } from '#src/parts/fetchedNeeds.ts'
import { messageKeys } from './messageKeys.ts'
import { unreadConversations } from './messageNeeds.ts'

export const dashboard: DashboardParts = {
  cards: [],
  needs: [
    unreadConversations,
    fetchedNeeds({
      permission: 'exchange.answer',
      waitsIn: { page: 'conversationQueue' },
      queryKey: ({ person }) => [...messageKeys.count(person), 'waiting'],
      load: async () => (await import('./waitingNeeds.ts')).waitingNeeds,
    }),
  ],
}
