import type { Area } from '#src/parts/area.ts'

export const terms: Area<'terms'> = {
  pages: {
    terms: {
      parent: 'home',
      icon: 'document',
      group: 'self',
    },
  },
}
