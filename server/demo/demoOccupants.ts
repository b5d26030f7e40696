import type { RoleName } from '#contract/roles.ts'
import type { memberships } from '#server/services/directory/places.tables.ts'
import type { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { createChance, demoId } from './chance.ts'
import { demoNeighbour } from './demoNeighbours.ts'
import { demoEmail } from './demoPeople.ts'
import { demoPlaces } from './demoPlaces.ts'

const seed = 4_120
/** People who live in the main place without owning: some rent, some live with an owner. */
const occupants: readonly RoleName[] = ['tenant', 'tenant', 'tenant', 'tenant', 'tenant', 'resident', 'resident']

type Occupants = {
  readonly users: (typeof users.$inferInsert & { readonly id: string })[]
  readonly userOffers: (typeof userOffers.$inferInsert)[]
  readonly memberships: (typeof memberships.$inferInsert)[]
}

/** Tenants and residents of the first place, each with a telephone number from the range reserved for fiction. */
export function demoOccupants({ since, passwordHash }: { since: Date; passwordHash: string }): Occupants {
  const chance = createChance(seed)
  const [place] = demoPlaces
  const rows: Occupants = { users: [], userOffers: [], memberships: [] }
  for (const [index, role] of place ? occupants.entries() : []) {
    if (!place) break
    const userId = demoId(`occupant ${index}`)
    rows.users.push({
      ...demoNeighbour(place, index, chance),
      id: userId,
      email: demoEmail(`occupant-${index}`),
      phoneNumber: `+3335301${String(2_000 + index)}`,
      passwordHash,
      createdAt: since,
    })
    rows.userOffers.push({ userId, offer: place.offer })
    rows.memberships.push({ userId, placeId: demoId(`place ${place.key}`), role, since })
  }
  return rows
}
