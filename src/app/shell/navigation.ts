import type { FixedPage, FramedPage } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Entry } from '#src/parts/area.ts'
import { pages } from './areas.ts'

export type NavigationEntry = Entry & { readonly screen: FixedPage }

/** The order of entries in menus and palette. */
const order: readonly FixedPage[] = [
  'home',
  'activity',
  'messages',
  'forum',
  'reports',
  'decisions',
  'news',
  'community',
  'equipments',
  'place',
  'personalAccount',
  'paying',
  'understanding',
  'buildingAccounts',
  'expenseCategories',
  'treasury',
  'expenseItems',
  'allMovements',
  'annexes',
  'coownerBalances',
  'bankLines',
  'conversationQueue',
  'collections',
  'refundDesk',
  'mandateDesk',
  'agency',
  'profile',
  'account',
  'preferences',
  'myPlaces',
  'terms',
  'tickets',
  'impersonation',
  'imports',
  'jobs',
  'ticketQueue',
  'mandate',
  'mandateSetup',
  'newConversation',
  'newTopic',
  'newReport',
  'newDecision',
  'newEntry',
  'newPayment',
  'newBudget',
  'newWorks',
  'plannedCalls',
  'yearClosing',
  'verification',
  'password',
  'privacy',
  'mailing',
  'notificationSettings',
]

type Viewer = {
  /** The person's roles in the selected place; `null` until they are known, and then every entry shows. */
  readonly roles: readonly RoleName[] | null
  readonly isAdministrator: boolean
}

const isInMenus = (page: FramedPage) => 'group' in pages[page]

/** `aria-current` of an entry: the current page, or the parent of a current page without an entry. */
export function markOf(entry: FixedPage, page: FramedPage | null): 'page' | 'true' | undefined {
  if (entry === page) return 'page'
  return page !== null && pages[page].parent === entry && entry !== 'home' && !isInMenus(page) ? 'true' : undefined
}

/** The entries a person may use. */
export const navigationFor = ({ roles, isAdministrator }: Viewer): readonly NavigationEntry[] =>
  order
    .map((screen) => ({ screen, ...pages[screen] }))
    .filter(
      ({ permission, isForAdministrators }) =>
        (!isForAdministrators || isAdministrator) && (!permission || roles === null || can(roles, permission)),
    )

/** The entries at the foot of a phone: as many as fit beside « Plus ». */
export const footOf = (entries: readonly NavigationEntry[]) => entries.filter(({ isAtHand }) => isAtHand).slice(0, 4)

/** The part of the menu that holds a page, or the nearest page above it; `null` = none does. */
export function groupOf(page: FramedPage): Entry['group'] | null {
  const { parent, ...entry } = pages[page]
  if ('group' in entry) return entry.group
  return parent === null ? null : groupOf(parent)
}

/** The pages above a page, from the first one down. */
export function parentsOf(page: FramedPage): readonly FixedPage[] {
  const { parent } = pages[page]
  return parent === null ? [] : [...parentsOf(parent), parent]
}
