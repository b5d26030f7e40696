import { defineArea } from '#server/defineArea.ts'
import { findPeople } from './findPeople.store.ts'
import { findPlaces } from './findPlaces.store.ts'
import { findOwnMemberships } from './ownMemberships.store.ts'

/** People, places and memberships, which every area joins. */
export const directoryService = defineArea({
  routes: [],
  search: { place: findPlaces, person: findPeople },
  ownData: findOwnMemberships,
  imports: async () => (await import('./imports/files.ts')).directoryFiles,
  seed: () => import('./demo/seedDirectory.ts'),
})
