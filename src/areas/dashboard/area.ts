import type { Area } from '#src/parts/area.ts'

/** It loads with the frame and uses only its texts. */
export const dashboard: Area<'dashboard'> = {
  pages: {
    home: {
      load: async (allParts) => (await import('./DashboardScreen.tsx')).createDashboard(await allParts()),
      parent: null,
      icon: 'home',
      group: 'first',
      isAtHand: true,
    },
  },
}
