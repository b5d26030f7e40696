import type { AreaScreens } from '#src/parts/area.ts'

export const communityScreens: AreaScreens<'community'> = {
  texts: 'community',
  screens: {
    community: { load: async () => (await import('./CommunityScreen.tsx')).CommunityScreen },
  },
}
