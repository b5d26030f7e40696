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
    imports: {
      load: async () => (await import('./ImportsScreen.tsx')).ImportsScreen,
      parent: 'home',
      icon: 'folder',
      group: 'administration',
      isForAdministrators: true,
    },
    import: {
      load: async () => (await import('./ImportScreen.tsx')).ImportScreen,
      parent: 'imports',
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
