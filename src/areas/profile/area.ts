import type { Area } from '#src/parts/area.ts'

export const profile: Area<'profile'> = {
  pages: {
    profile: {
      parent: 'account',
      icon: 'user',
      group: 'self',
    },
  },
  dashboard: async () => (await import('./profile.dashboard.ts')).dashboard,
}
