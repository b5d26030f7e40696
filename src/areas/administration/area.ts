import type { Area } from '#src/parts/area.ts'

export const administration: Area<'administration'> = {
  texts: 'administration',
  pages: {
    impersonation: {
      load: async () => (await import('./ImpersonationScreen.tsx')).ImpersonationScreen,
      parent: 'home',
      icon: 'eye',
      group: 'administration',
      isForAdministrators: true,
    },
    jobs: {
      load: async () => (await import('./JobsScreen.tsx')).JobsScreen,
      parent: 'home',
      icon: 'clock',
      group: 'administration',
      isForAdministrators: true,
    },
  },
}
