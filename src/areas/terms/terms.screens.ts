import type { AreaScreens } from '#src/parts/area.ts'

export const termsScreens: AreaScreens<'terms'> = {
  screens: {
    terms: { load: async () => (await import('./TermsScreen.tsx')).FramedTerms },
  },
}
