import type { AreaScreens } from '#src/parts/area.ts'

export const newsScreens: AreaScreens<'news'> = {
  texts: 'news',
  screens: {
    news: { load: async () => (await import('./NewsScreen.tsx')).NewsScreen },
    actuality: { load: async () => (await import('./ActualityScreen.tsx')).ActualityScreen },
  },
}
