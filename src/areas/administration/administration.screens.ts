import type { AreaScreens } from '#src/parts/area.ts'

export const administrationScreens: AreaScreens<'administration'> = {
  texts: 'administration',
  screens: {
    impersonation: { load: async () => (await import('./ImpersonationScreen.tsx')).ImpersonationScreen },
    imports: { load: async () => (await import('./ImportsScreen.tsx')).ImportsScreen },
    import: { load: async () => (await import('./ImportScreen.tsx')).ImportScreen },
    jobs: { load: async () => (await import('./JobsScreen.tsx')).JobsScreen },
  },
}
