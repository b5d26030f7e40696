import type { Area } from '#src/parts/area.ts'

export const community: Area<'community'> = {
  texts: 'community',
  pages: {
    community: {
      load: async () => (await import('./CommunityScreen.tsx')).CommunityScreen,
      parent: 'place',
      icon: 'users',
      group: 'building',
      permission: 'contact.read',
    },
  },
}
