import type { AreaScreens } from '#src/parts/area.ts'

export const notificationsScreens: AreaScreens<'notifications'> = {
  texts: 'notifications',
  screens: {
    activity: { load: async () => (await import('./ActivityScreen.tsx')).ActivityScreen },
  },
}
