import { toSearchText } from '../places/searchText.ts'
import type { users } from '../profile/profile.tables.ts'
import { type Chance, demoId } from './chance.ts'
import { frenchNames, quebecNames } from './demoNames.ts'
import type { DemoPlace } from './demoPlaces.ts'

type Neighbour = Omit<typeof users.$inferInsert, 'createdAt'> & { readonly id: string }

const mailName = (text: string) => toSearchText(text).replace(/[^a-z]+/g, '-')

/** One more co-owner of a place, with a believable name and an address of nobody's. */
export function demoNeighbour({ key, offer }: DemoPlace, index: number, chance: Chance): Neighbour {
  const names = offer === 'VQC' ? quebecNames : frenchNames
  const firstName = chance.pick(names.first)
  const lastName = chance.pick(names.last)
  return {
    id: demoId(`neighbour ${key} ${index}`),
    email: `${mailName(firstName)}.${mailName(lastName)}.${key}${index}@voisins.example`,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    locale: offer === 'VQC' ? 'fr-CA' : 'fr-FR',
  }
}
