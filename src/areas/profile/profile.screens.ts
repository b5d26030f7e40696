import type { AreaScreens } from '#src/parts/area.ts'

export const profileScreens: AreaScreens<'profile'> = {
  texts: 'settings',
  screens: {
    profile: { load: async () => (await import('./ProfileScreen.tsx')).ProfileScreen },
  },
}
