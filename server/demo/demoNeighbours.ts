import type { users } from '#server/services/directory/profile.tables.ts'
import { type Chance, demoId } from './chance.ts'
import { frenchNames, quebecNames } from './demoNames.ts'
import { demoEmail } from './demoPeople.ts'
import type { DemoPlace } from './demoPlaces.ts'

type Neighbour = Omit<typeof users.$inferInsert, 'createdAt'> & { readonly id: string }

/** One more co-owner, with a believable name; numbers of neighbours start at 0 across all places. */
export function demoNeighbour({ offer }: DemoPlace, number: number, chance: Chance): Neighbour {
  const names = offer === 'VQC' ? quebecNames : frenchNames
  const firstName = chance.pick(names.first)
  const lastName = chance.pick(names.last)
  return {
    id: demoId(`neighbour ${number}`),
    email: demoEmail(`voisin-${number}`),
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    locale: offer === 'VQC' ? 'fr-CA' : 'fr-FR',
  }
}
