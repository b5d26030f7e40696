import type { Area } from '#src/parts/area.ts'

export const places: Area<'places'> = {
  pages: {
    place: {
      parent: 'home',
      icon: 'building',
      group: 'building',
      permission: 'place.read',
    },
    myPlaces: {
      parent: 'home',
      icon: 'buildings',
      group: 'self',
    },
    agency: {
      parent: 'place',
      icon: 'briefcase',
      group: 'services',
      permission: 'agency.read',
      isAtHand: true,
    },
  },
}
