import type { AreaScreens } from '#src/parts/area.ts'

export const paymentsScreens: AreaScreens<'payments'> = {
  texts: 'payments',
  screens: {
    paying: { load: async () => (await import('./PayingScreen.tsx')).PayingScreen },
    mandate: { load: async () => (await import('./mandate/MandateScreen.tsx')).MandateScreen },
  },
}
