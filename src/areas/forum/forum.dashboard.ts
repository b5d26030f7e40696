import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { fetchedNeeds } from '#src/parts/fetchedNeeds.ts'
import { forumKeys } from './forumKeys.ts'
import { unreadTopics } from './topicNeeds.ts'

export const dashboard: DashboardParts = {
  cards: [],
  needs: [
    unreadTopics,
    fetchedNeeds({
      permission: 'topic.moderate',
      waitsIn: { page: 'forum' },
      queryKey: ({ person }) => [...forumKeys.count(person), 'reported'],
      load: async () => (await import('./reportedNeeds.ts')).reportedNeeds,
    }),
  ],
}
