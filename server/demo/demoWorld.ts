import type { customers, memberships, places } from '#server/services/directory/places.tables.ts'
import type { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { toPlaceSearchText } from '#server/services/directory/searchText.ts'
import { createChance, demoId } from './chance.ts'
import { demoAgencyId } from './demoAgencies.ts'
import { type DemoLot, demoLots } from './demoLots.ts'
import { demoNeighbour } from './demoNeighbours.ts'
import { demoOccupants } from './demoOccupants.ts'
import { demoEmail, demoPeople } from './demoPeople.ts'
import { accountsSince, type DemoPlace, demoPlaces } from './demoPlaces.ts'

/** People, places and what connects them; everything that happens in places is derived from it. */
type Core = {
  readonly users: (typeof users.$inferInsert & { readonly id: string })[]
  readonly userOffers: (typeof userOffers.$inferInsert)[]
  readonly places: (typeof places.$inferInsert)[]
  readonly memberships: (typeof memberships.$inferInsert)[]
  readonly lots: (DemoLot & { readonly ownerId: string | null })[]
  readonly customers: (typeof customers.$inferInsert)[]
}

/** Anybody may try the demo's activation, as often as they like. */
const peopleOfDemoFile = 100_000

/** The core of the demo world, the same at every seed apart from the starting day. */
export function demoWorld({ now, passwordHash }: { now: Date; passwordHash: string }): Core {
  const sinceIn = (key: string) => accountsSince(demoPlaces.find((place) => place.key === key) ?? {}, now)
  const world: Core = { users: [], userOffers: [], places: [], memberships: [], lots: [], customers: [] }
  for (const place of demoPlaces) world.places.push(placeRow(place, accountsSince(place, now)))
  for (const person of demoPeople) {
    const userId = demoId(`person ${person.name}`)
    world.users.push({
      id: userId,
      email: demoEmail(person.name),
      passwordHash: person.isInvited ? null : passwordHash,
      firstName: person.firstName,
      lastName: person.lastName,
      displayName: `${person.firstName} ${person.lastName}`,
      phoneNumber: person.phoneNumber,
      address: person.address ?? null,
      locale: person.offers.includes('ESE') || !person.offers.includes('VQC') ? 'fr-FR' : 'fr-CA',
      isAdministrator: person.isAdministrator ?? false,
      createdAt: earliest(person.roles.map(({ place }) => sinceIn(place))) ?? accountsSince({}, now),
    })
    world.userOffers.push(...person.offers.map((offer) => ({ userId, offer })))
    world.memberships.push(
      ...person.roles.map(({ place, role }) => ({
        userId,
        placeId: demoId(`place ${place}`),
        role,
        since: sinceIn(place),
      })),
    )
  }
  for (const [index, place] of demoPlaces.entries()) {
    settle(world, place, { seed: index + 1, since: accountsSince(place, now), passwordHash })
  }
  const occupants = demoOccupants({ since: accountsSince({}, now), passwordHash })
  world.users.push(...occupants.users)
  world.userOffers.push(...occupants.userOffers)
  world.memberships.push(...occupants.memberships)
  return world
}

const earliest = (dates: readonly Date[]) => dates.toSorted((one, other) => one.getTime() - other.getTime())[0]

function placeRow({ key, buildings, lots: counts, ...place }: DemoPlace, createdAt: Date) {
  const { offer, name, street, zipCode, city, description, tantiemesTotal } = place
  return {
    id: demoId(`place ${key}`),
    offer,
    name,
    street,
    zipCode,
    city,
    description,
    tantiemesTotal,
    createdAt,
    buildingsCount: buildings.length,
    mainLotsCount: counts.flat + counts.shop,
    searchText: toPlaceSearchText({ name, street, zipCode, city }),
    agencyId: demoAgencyId(offer),
  }
}

type Settling = { readonly seed: number; readonly since: Date; readonly passwordHash: string }

/**
 * Gives every lot of a place an owner: the demo people first, then neighbours; cellars and parking spaces go with the
 * flats.
 */
function settle(world: Core, place: DemoPlace, { seed, since, passwordHash }: Settling) {
  const chance = createChance(seed)
  const placeId = demoId(`place ${place.key}`)
  const owners = demoOwners(place)
  const flats: string[] = []
  for (const lot of demoLots(place, chance)) {
    const isExtra = lot.kind === 'cellar' || lot.kind === 'parking'
    const ownerId = isExtra
      ? flats[(lot.number * 7) % flats.length]
      : (lot.kind === 'flat' && owners.shift()) || neighbourId()
    if (lot.kind === 'flat' && ownerId) flats.push(ownerId)
    world.lots.push({ ...lot, ownerId: ownerId ?? null })
  }
  lead(world, place, since)
  world.customers.push({
    reference: place.customerReference,
    offer: place.offer,
    zipCode: place.zipCode.replaceAll(' ', ''),
    placeId,
    role: 'coowner',
    peopleLimit: peopleOfDemoFile,
  })

  function neighbourId() {
    // Now and then, a neighbour owns two flats.
    const last = flats.at(-1)
    if (last && chance.between(1, 12) === 1 && world.users.at(-1)?.id === last) return last
    const neighbour = demoNeighbour(place, world.users.length - demoPeople.length, chance)
    world.users.push({ ...neighbour, passwordHash, createdAt: since })
    world.userOffers.push({ userId: neighbour.id, offer: place.offer })
    world.memberships.push({ userId: neighbour.id, placeId, role: 'coowner', since })
    return neighbour.id
  }
}

/**
 * Requests for a meeting go to the president of the board, so every place has one: where no demo account is, the neighbour who
 * owns most. The next two are directors beside them in Québec, where the board runs the syndicate.
 */
function lead(world: Core, { key, offer }: DemoPlace, since: Date) {
  const placeId = demoId(`place ${key}`)
  const isLed = world.memberships.some((one) => one.placeId === placeId && one.role === 'president_board_member')
  const accounts = new Set(demoPeople.map(({ name }) => demoId(`person ${name}`)))
  const owned = new Map<string, number>()
  for (const { placeId: of, ownerId, tantiemes } of world.lots) {
    if (of === placeId && ownerId && !accounts.has(ownerId)) owned.set(ownerId, (owned.get(ownerId) ?? 0) + tantiemes)
  }
  if (isLed) return
  const board = [...owned].toSorted(([, one], [, other]) => other - one).slice(0, offer === 'VQC' ? 3 : 1)
  for (const [index, [userId]] of board.entries()) {
    world.memberships.push({ userId, placeId, role: 'coownership_board_member', since })
    if (index === 0) world.memberships.push({ userId, placeId, role: 'president_board_member', since })
  }
}

const demoOwners = ({ key }: DemoPlace): string[] =>
  demoPeople
    .filter(({ roles }) => roles.some(({ place, role }) => place === key && role === 'coowner'))
    .flatMap(({ name, flats }) => Array.from({ length: flats }, () => demoId(`person ${name}`)))
