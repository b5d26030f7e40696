import type { Area } from '#src/parts/area.ts'

export const terms: Area<'terms'> = {
  pages: {
    terms: {
      load: async () => (await import('./TermsScreen.tsx')).FramedTerms,
      parent: 'home',
      icon: 'document',
      group: 'self',
    },
  },
}
