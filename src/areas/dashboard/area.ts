import type { Area } from '#src/parts/area.ts'

/** Its screen comes with the frame (`src/app/shell/screens.tsx`) and uses only its texts. */
export const dashboard: Area<'dashboard'> = {
  pages: {
    home: {
      parent: null,
      icon: 'home',
      group: 'first',
      isAtHand: true,
    },
  },
}
