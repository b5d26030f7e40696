import type { FramedPage } from '#contract/addresses.ts'
import type { OfferCode } from '#contract/offers.ts'
import { can } from '#contract/permissions.ts'
import { type DemoPerson, demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { pages } from '#src/app/shell/areas.ts'
import { groupOf, isPage, parentsOf } from '#src/app/shell/navigation.ts'

export const screens: readonly FramedPage[] = Object.keys(pages).filter(isPage)

export const placeOf = (code: OfferCode) => demoPlaces.find(({ offer }) => offer === code)?.key ?? ''

/** Everybody who can sign in there. Owners of flats come first, because most screens are about what they do. */
export const peopleOf = (place: string): readonly DemoPerson[] =>
  demoPeople
    .filter(({ roles, isInvited, isLocked }) => !isInvited && !isLocked && roles.some((role) => role.place === place))
    .sort((one, other) => Number(other.flats > 0) - Number(one.flats > 0))

/** Whether the manifests let this person open a screen: each page above it, too. */
export function mayOpen({ roles, isAdministrator }: DemoPerson, place: string, screen: FramedPage) {
  if (groupOf(screen) === 'administration') return isAdministrator === true
  const held = roles.filter((role) => role.place === place).map(({ role }) => role)
  return [screen, ...parentsOf(screen)].every((name) => {
    const page = pages[name]
    return !('permission' in page && page.permission) || can(held, page.permission)
  })
}
