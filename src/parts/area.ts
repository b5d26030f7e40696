import type { ComponentType } from 'react'
import type { AreaPaths, FixedPage, FramedPage } from '#contract/addresses.ts'
import type { Permission } from '#contract/permissions.ts'
import type { TextName } from '#locales/catalogue.ts'
import type { IconName } from '#src/ui/iconPaths.ts'
import type { DashboardParts } from './dashboardParts.ts'
import type { PropsOfPage } from './screenProps.ts'

/** The headings under which menus list pages, from top to bottom. */
export const menuGroups = ['first', 'building', 'self', 'administration'] as const
export type MenuGroup = (typeof menuGroups)[number]

type Shown<Name extends FramedPage> = {
  /** A chunk of its own, fetched when somebody arrives at the page or aims at it. Only the dashboard needs the parts of all areas. */
  readonly load: (allParts: () => Promise<DashboardParts>) => Promise<ComponentType<PropsOfPage<Name>>>
  /** The page above it in the breadcrumb. */
  readonly parent: FixedPage | null
}

/** How menus and palette lead to a page. It is called what `locales/<locale>/frame/breadcrumb.ts` says. */
export type Entry = {
  readonly icon: IconName
  /** Without one, no menu lists the page: the palette finds it, and the page above links to it. */
  readonly group?: MenuGroup
  /** Whoever lacks it in the selected place does not see the entry. */
  readonly permission?: Permission
  readonly isForAdministrators?: true
  /** One of the few that a thumb reaches at the foot of a phone. */
  readonly isAtHand?: true
}

/** What the frame knows of a page. Pages that show one thing of many have no entry. */
export type AreaPage<Name extends FramedPage> = Shown<Name> & (Name extends FixedPage ? Entry : unknown)

/** What the frame asks of any area. */
export type AreaParts = {
  /** The chunk of texts of its pages, besides `application`; without one, those of the frame are enough. */
  readonly texts?: TextName
  /** Its cards and what needs somebody now, fetched with the dashboard. */
  readonly dashboard?: () => Promise<DashboardParts>
}

/** The manifest of an area: all that the frame knows of it. Its pages are those that `contract/addresses.ts` lists for it. */
export type Area<Name extends keyof AreaPaths> = AreaParts & {
  readonly pages: { readonly [Page in keyof AreaPaths[Name] & FramedPage]: AreaPage<Page> }
}
