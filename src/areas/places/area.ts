import type { Area } from '#src/parts/area.ts'

export const places: Area<'places'> = {
  texts: 'places',
  pages: {
    place: {
      load: async () => (await import('./PlaceScreen.tsx')).PlaceScreen,
      parent: 'home',
      icon: 'building',
      group: 'building',
      permission: 'place.read',
    },
    myPlaces: {
      load: async () => (await import('./MyPlacesScreen.tsx')).MyPlacesScreen,
      parent: 'home',
      icon: 'buildings',
      group: 'self',
    },
    agency: {
      load: async () => (await import('./AgencyScreen.tsx')).AgencyScreen,
      parent: 'place',
      icon: 'briefcase',
      group: 'services',
      permission: 'agency.read',
    },
  },
}
