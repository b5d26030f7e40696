import type { Area } from '#src/parts/area.ts'

export const community: Area<'community'> = {
  pages: {
    community: {
      parent: 'place',
      icon: 'users',
      group: 'building',
      permission: 'contact.read',
    },
  },
}
