import type { AreaScreens } from '#src/parts/area.ts'

export const placesScreens: AreaScreens<'places'> = {
  texts: 'places',
  screens: {
    place: { load: async () => (await import('./PlaceScreen.tsx')).PlaceScreen },
    myPlaces: { load: async () => (await import('./MyPlacesScreen.tsx')).MyPlacesScreen },
    agency: { load: async () => (await import('./AgencyScreen.tsx')).AgencyScreen },
  },
}
