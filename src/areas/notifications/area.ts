import type { Area } from '#src/parts/area.ts'

export const notifications: Area<'notifications'> = {
  pages: {
    activity: {
      parent: 'home',
      icon: 'bell',
      group: 'first',
      isAtHand: true,
    },
  },
  dashboard: async () => (await import('./notifications.dashboard.ts')).dashboard,
}
