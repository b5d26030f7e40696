import type { FixedPage, FramedPage } from '#contract/addresses.ts'
import type { Permission } from '#contract/permissions.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { FrenchCatalogue } from '#locales/catalogue.ts'
import { trail } from '#src/parts/trail.ts'
import type { IconName } from '#src/ui/iconPaths.ts'

export const navigationGroups = ['first', 'building', 'self', 'administration'] as const
export type NavigationGroup = (typeof navigationGroups)[number]

export type NavigationEntry = {
  readonly screen: FixedPage
  readonly icon: IconName
  readonly label: `breadcrumb.pages.${keyof FrenchCatalogue['breadcrumb']['pages']}`
  /** Where it stands in the menus; `null` = it is found by searching, and from the page above it. */
  readonly group: NavigationGroup | null
  /** Whoever lacks it in the selected place does not see the entry. */
  readonly permission?: Permission
  readonly isForAdministrators?: true
  /** One of the few that a thumb reaches at the foot of a phone. */
  readonly isAtHand?: true
}

/** Where a person can go: menus, palette and the foot of a phone are made of this one table. Later areas add a line. */
const navigation: readonly NavigationEntry[] = [
  { screen: 'home', icon: 'home', label: 'breadcrumb.pages.dashboard', group: 'first', isAtHand: true },
  { screen: 'activity', icon: 'bell', label: 'breadcrumb.pages.activity', group: 'first', isAtHand: true },
  {
    screen: 'reports',
    icon: 'alert',
    label: 'breadcrumb.pages.reports',
    group: 'building',
    permission: 'report.read',
    isAtHand: true,
  },
  {
    screen: 'decisions',
    icon: 'check',
    label: 'breadcrumb.pages.decisions',
    group: 'building',
    permission: 'decision.read',
  },
  {
    screen: 'place',
    icon: 'building',
    label: 'breadcrumb.pages.place',
    group: 'building',
    permission: 'place.read',
    isAtHand: true,
  },
  {
    screen: 'community',
    icon: 'users',
    label: 'breadcrumb.pages.community',
    group: 'building',
    permission: 'contact.read',
  },
  {
    screen: 'equipments',
    icon: 'wrench',
    label: 'breadcrumb.pages.equipments',
    group: 'building',
    permission: 'equipment.read',
  },
  {
    screen: 'agency',
    icon: 'briefcase',
    label: 'breadcrumb.pages.agency',
    group: 'building',
    permission: 'agency.read',
  },
  { screen: 'myPlaces', icon: 'buildings', label: 'breadcrumb.pages.myPlaces', group: 'building' },
  { screen: 'profile', icon: 'user', label: 'breadcrumb.pages.profile', group: 'self' },
  { screen: 'account', icon: 'key', label: 'breadcrumb.pages.account', group: 'self' },
  { screen: 'preferences', icon: 'settings', label: 'breadcrumb.pages.preferences', group: 'self' },
  {
    screen: 'impersonation',
    icon: 'eye',
    label: 'breadcrumb.pages.impersonation',
    group: 'administration',
    isForAdministrators: true,
  },
  {
    screen: 'newReport',
    icon: 'plus',
    label: 'breadcrumb.pages.newReport',
    group: null,
    permission: 'report.create',
  },
  {
    screen: 'newDecision',
    icon: 'plus',
    label: 'breadcrumb.pages.newDecision',
    group: null,
    permission: 'decision.create',
  },
  {
    screen: 'verification',
    icon: 'shield',
    label: 'breadcrumb.pages.verification',
    group: null,
    permission: 'decision.read',
  },
  { screen: 'password', icon: 'lock', label: 'breadcrumb.pages.password', group: null },
  { screen: 'privacy', icon: 'shield', label: 'breadcrumb.pages.privacy', group: null },
  { screen: 'mailing', icon: 'mail', label: 'breadcrumb.pages.mailing', group: null },
  { screen: 'notificationSettings', icon: 'bell', label: 'breadcrumb.pages.notificationSettings', group: null },
  { screen: 'terms', icon: 'document', label: 'breadcrumb.pages.terms', group: null },
]

type Viewer = {
  /** What the person is in the selected place; `null` until it is known, when nothing is held back. */
  readonly roles: readonly RoleName[] | null
  readonly isAdministrator: boolean
}

const isInMenus = (page: FramedPage) => navigation.some(({ screen, group }) => screen === page && group !== null)

/** What an entry is to the page on screen (`aria-current`): the page itself, or the one it stands under where it has no entry of its own. */
export function markOf(entry: FixedPage, page: FramedPage | null): 'page' | 'true' | undefined {
  if (entry === page) return 'page'
  return page !== null && trail[page].parent === entry && entry !== 'home' && !isInMenus(page) ? 'true' : undefined
}

/** The entries a person may use. */
export const navigationFor = ({ roles, isAdministrator }: Viewer): readonly NavigationEntry[] =>
  navigation.filter(
    ({ permission, isForAdministrators }) =>
      (!isForAdministrators || isAdministrator) && (!permission || roles === null || can(roles, permission)),
  )
