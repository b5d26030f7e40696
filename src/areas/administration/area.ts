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
  },
}
