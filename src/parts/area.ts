import type { ComponentType } from 'react'
import type { AreaPaths, FixedPage, FramedPage } from '#contract/addresses.ts'
import type { Permission } from '#contract/permissions.ts'
import type { TextName } from '#locales/catalogue.ts'
import type { FrameIconName } from '#src/ui/frameIconPaths.ts'
import type { DashboardParts } from './dashboardParts.ts'
import type { PropsOfPage } from './screenProps.ts'

/**
 * The groups of the menu, in order of their use; they open and close. A group shows once an area gives it a page that the person
 * may open.
 */
export const menuGroups = {
  exchanges: 'message',
  building: 'building',
  accounts: 'coins',
  services: 'briefcase',
  management: 'folder',
  administration: 'settings',
} as const satisfies Readonly<Record<string, FrameIconName>>
export type MenuGroup = keyof typeof menuGroups

type Shown = {
  /** The page above it in the breadcrumb. */
  readonly parent: FixedPage | null
}

/** An entry of menus and palette. `locales/<locale>/frame/breadcrumb.ts` has its label. */
export type Entry = {
  readonly icon: FrameIconName
  /**
   * `first` stands above the groups, `self` in the menu of the avatar, and only administrators see `administration`. Omit it for
   * a page that no menu lists; the palette and the page above still lead to it.
   */
  readonly group?: MenuGroup | 'first' | 'self'
  /** After the pages that other areas give to its group. */
  readonly comesLast?: true
  /** Permission in the selected place that the entry requires. */
  readonly permission?: Permission
  /** Also in the bottom navigation of a phone, which shows the first four that the person may use. */
  readonly isAtHand?: true
}

/** The frame's view of a page. A page with a parameter has no entry. */
export type AreaPage<Name extends FramedPage> = Shown & (Name extends FixedPage ? Entry : unknown)

export type AreaParts = {
  /** Its cards and needs, loaded with the dashboard. */
  readonly dashboard?: () => Promise<DashboardParts>
}

/** The manifest of an area: all that the frame knows of it. `contract/addresses.ts` lists its pages. */
export type Area<Name extends keyof AreaPaths> = AreaParts & {
  readonly pages: { readonly [Page in keyof AreaPaths[Name] & FramedPage]: AreaPage<Page> }
}

/** What a page fetches when the person opens it or is about to. */
export type PageScreen<Name extends FramedPage> = {
  readonly load: () => Promise<ComponentType<PropsOfPage<Name>>>
  /** A text chunk of its own, in addition to its area's, for texts that no other page uses. */
  readonly texts?: TextName
}

/** The screens of an area. Separate from its manifest, because the frame shows its menus and the dashboard without them. */
export type AreaScreens<Name extends keyof AreaPaths> = {
  /** The text chunk of its pages, loaded with `application`; omit it if the frame's texts are enough. */
  readonly texts?: TextName
  readonly screens: { readonly [Page in keyof AreaPaths[Name] & FramedPage]: PageScreen<Page> }
}
