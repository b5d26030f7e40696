import type { OfferCode } from '#contract/offers.ts'
import type { EquipmentValue } from '#contract/reports/reports.ts'
import { type RoleFilter, type RoleName, roleFilters } from '#contract/roles.ts'
import type { DemoDecisionName } from '#server/areas/decisions/demo/demoDecisionSituations.ts'
import { demoTextOf } from '#server/areas/decisions/demo/demoDecisionVariants.ts'
import { demoNews } from '#server/areas/news/demo/demoNews.ts'
import { demoReportsOf } from '#server/areas/reports/demo/demoReportsOf.ts'
import { demoTickets } from '#server/areas/support/demo/demoTickets.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoAgencies } from '#server/demo/demoAgencies.ts'
import { demoIdentities } from '#server/demo/demoCommunity.ts'
import { demoEquipmentOf, demoEquipments } from '#server/demo/demoEquipments.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { createTestClock } from './server/testClock.ts'

function known<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Error(`The demo has no ${what}.`)
  return row
}

export const demoPerson = (account: string) =>
  known(
    demoPeople.find(({ name }) => name === account),
    account,
  )

/** The full name of a demo account. */
export function demoName(account: string) {
  const { firstName, lastName } = demoPerson(account)
  return `${firstName} ${lastName}`
}

/** The name that somebody has chosen for a role. */
export function demoIdentity(account: string, place: string, role: RoleName) {
  const row = { userId: demoId(`person ${account}`), placeId: demoId(`place ${place}`), role, since: new Date() }
  return known(demoIdentities([row])[0]?.displayName ?? undefined, `name for ${account} as ${role}`)
}

export const demoPlace = (key: string) =>
  known(
    demoPlaces.find((place) => place.key === key),
    key,
  )

type Located = { readonly street: string; readonly zipCode: string; readonly city: string }
const inFrance = ({ street, zipCode, city }: Located) => `${street}, ${zipCode}\u00a0${city}`

export const demoAddress = (key: string) => inFrance(demoPlace(key))

/** The office of the manager. */
export const demoAgency = (offer: OfferCode) =>
  known(
    demoAgencies().find((agency) => agency.offer === offer),
    `agency of ${offer}`,
  )

export const demoAgencyAddress = (offer: OfferCode) => inFrance(demoAgency(offer))

export const demoEquipment = (place: string, kind: EquipmentValue) =>
  known(
    demoEquipments().find(({ id }) => id === demoEquipmentOf(place, kind)),
    `${kind} in ${place}`,
  )

/** A report of a place, by the number that `demoReportId` takes. */
export const demoReport = (place: string, index: number) =>
  known(demoReportsOf(demoPlace(place))[index], `report ${index} in ${place}`)

export const demoDecision = (place: string, name: DemoDecisionName) => demoTextOf(demoPlace(place), name)

/** The latest news of a place. */
export const demoLatestNews = (place: string) =>
  known(
    demoNews(createTestClock().now(), 0).find(({ placeId }) => placeId === demoId(`place ${place}`)),
    `news in ${place}`,
  )

/** The ticket of somebody about a place. */
export const demoTicket = (account: string, place: string) =>
  known(
    demoTickets(new Date()).tickets.find(
      ({ requesterId, placeId }) => requesterId === demoId(`person ${account}`) && placeId === demoId(`place ${place}`),
    ),
    `ticket of ${account} in ${place}`,
  )

/** The accounts that have one of the roles of a filter in a place. */
export function demoHolders(place: string, filter: RoleFilter) {
  const wanted = new Set<RoleName>(roleFilters[filter])
  return demoPeople.filter(({ roles }) => roles.some((held) => held.place === place && wanted.has(held.role)))
}
