import type { Area } from '#src/parts/area.ts'

export const news: Area<'news'> = {
  pages: {
    news: {
      parent: 'home',
      icon: 'newspaper',
      group: 'building',
      permission: 'news.read',
      isAtHand: true,
    },
    actuality: { parent: 'news' },
  },
  dashboard: async () => (await import('./news.dashboard.ts')).dashboard,
}
