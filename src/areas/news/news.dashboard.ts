import type { DashboardParts } from '#src/parts/dashboardParts.ts'
import { latestNews } from './latestNews.ts'
import { NewsCard } from './NewsCard.tsx'

export const dashboard: DashboardParts = {
  cards: [
    {
      name: 'news',
      permission: 'news.read',
      Card: NewsCard,
      fetch: (client, dependencies) => client.query(latestNews(dependencies)),
    },
  ],
  needs: [],
}
