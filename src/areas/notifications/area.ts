import type { Area } from '#src/parts/area.ts'

export const notifications: Area<'notifications'> = {
  texts: 'notifications',
  pages: {
    activity: {
      load: async () => (await import('./ActivityScreen.tsx')).ActivityScreen,
      parent: 'home',
      icon: 'bell',
      group: 'first',
      isAtHand: true,
    },
  },
  dashboard: async () => (await import('./notifications.dashboard.ts')).dashboard,
}
