import type { Area } from '#src/parts/area.ts'

export const news: Area<'news'> = {
  texts: 'news',
  pages: {
    news: {
      load: async () => (await import('./NewsScreen.tsx')).NewsScreen,
      parent: 'home',
      icon: 'newspaper',
      group: 'building',
      permission: 'news.read',
    },
    actuality: { load: async () => (await import('./ActualityScreen.tsx')).ActualityScreen, parent: 'news' },
  },
  dashboard: async () => (await import('./news.dashboard.ts')).dashboard,
}
