import type { FixedPage, FramedPage } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Entry, MenuGroup } from '#src/parts/area.ts'
import { menuGroups } from '#src/parts/area.ts'
import { pages } from './areas.ts'

export type NavigationEntry = Entry & { readonly screen: FixedPage }

const isMenuGroup = (name: string): name is MenuGroup => name in menuGroups
export const menuGroupNames = Object.keys(menuGroups).filter(isMenuGroup)

export const isPage = (name: string): name is FramedPage => name in pages
const isEntry = (page: FramedPage): page is FixedPage => 'icon' in pages[page]

/** Pages without a group come last: only the palette lists them. */
const groups: readonly Entry['group'][] = ['first', ...menuGroupNames, 'self', undefined]
const rankOf = ({ group, comesLast }: Entry) => groups.indexOf(group) + (comesLast ? 0.5 : 0)

/** All entries in the order of menus and palette: by group, then by area, then as the manifest of the area lists them. */
const allEntries: readonly NavigationEntry[] = Object.keys(pages)
  .filter(isPage)
  .filter(isEntry)
  .map((screen) => ({ screen, ...pages[screen] }))
  .sort((one, other) => rankOf(one) - rankOf(other))

type Viewer = {
  /** The person's roles in the selected place; `null` until they are known: then the menus keep room for every entry. */
  readonly roles: readonly RoleName[] | null
  readonly isAdministrator: boolean
}

const isInMenus = (page: FramedPage) => 'group' in pages[page]

/** `aria-current` of an entry: the current page, or the nearest page with an entry above one that has none. */
export function markOf(entry: FixedPage, page: FramedPage | null): 'page' | 'true' | undefined {
  if (entry === page) return 'page'
  const isBelow = page !== null && !isInMenus(page) && parentsOf(page).findLast(isInMenus) === entry
  return isBelow && entry !== 'home' ? 'true' : undefined
}

/** The entries a person may use. */
export const navigationFor = ({ roles, isAdministrator }: Viewer): readonly NavigationEntry[] =>
  allEntries.filter(
    ({ group, permission }) =>
      (group !== 'administration' || isAdministrator) && (!permission || roles === null || can(roles, permission)),
  )

/** The entries at the foot of a phone: as many as fit next to « Plus ». */
export const footOf = (entries: readonly NavigationEntry[]) => entries.filter(({ isAtHand }) => isAtHand).slice(0, 4)

/** The part of the menu that holds a page, or the nearest page above it; `null` = none does. */
export function groupOf(page: FramedPage | null): Entry['group'] | null {
  const entry = page && pages[page]
  return entry && ('group' in entry ? entry.group : groupOf(entry.parent))
}

/** The pages above a page, from the first one down. */
export function parentsOf(page: FramedPage): readonly FixedPage[] {
  const { parent } = pages[page]
  return parent === null ? [] : [...parentsOf(parent), parent]
}
