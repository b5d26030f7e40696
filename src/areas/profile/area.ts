import type { Area } from '#src/parts/area.ts'

export const profile: Area<'profile'> = {
  texts: 'settings',
  pages: {
    profile: {
      load: async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
      parent: 'account',
      icon: 'user',
      group: 'self',
    },
  },
  dashboard: async () => (await import('./profile.dashboard.ts')).dashboard,
}
