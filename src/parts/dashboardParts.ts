import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { FixedPage } from '#contract/addresses.ts'
import { can, type Permission } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { FrameIconName } from '#src/ui/frameIconPaths.ts'
import type { ScreenProps } from './screenProps.ts'

/** The props of a dashboard part: those of a screen, with a selected place. */
export type PlaceProps = ScreenProps & { readonly placeId: string }

/** The dependencies of a query on the dashboard. */
export type QueryDependencies = Pick<PlaceProps, 'api' | 'person' | 'placeId'>

/** A card of the dashboard, shown to people with the permission in the selected place. */
export type DashboardCard = {
  readonly name: string
  readonly permission: Permission
  readonly Card: ComponentType<PlaceProps>
  /** Prefetches the card's query into the cache. */
  readonly fetch: (client: QueryClient, dependencies: QueryDependencies) => Promise<unknown>
}

/** Now: damage is being done. Late: a date has passed. Soon: one is near. Someday: good to do. */
export const urgencies = ['now', 'late', 'soon', 'someday'] as const

/** Something that needs the person now, with its one action. Texts are translated. */
export type Need = {
  readonly id: string
  readonly urgency: (typeof urgencies)[number]
  /** Milliseconds: the due date, which orders needs of the same urgency. */
  readonly at: number
  readonly icon: FrameIconName
  readonly title: string
  readonly detail: string
  readonly action: { readonly label: string; readonly href: string }
  /** How many things it stands for, if not one; `0` if it is for others to do. */
  readonly count?: number
  /** Its place, if needs of several places are shown; its action selects that place. */
  readonly place?: { readonly id: string; readonly name: string }
  /** Its subject, when several needs with different links say the same. */
  readonly subject?: 'debt'
  /**
   * If several needs have the same link or subject, the less precise ones give way: `1` a notification, or a need that another
   * area states better; `2` news, which is shown apart. Between two equal ones, the later one gives way.
   */
  readonly givesWay?: 1 | 2
}

/** A query that yields needs; its key begins with its live topic, so that events invalidate it. */
export type NeedSource = {
  readonly permission: Permission
  /** Its needs are those of all places of the person: it informs people with the permission in any of them. */
  readonly isOfAll?: true
  /** Another source informs people with this permission in the selected place. */
  readonly unless?: Permission
  /** The page of the menu whose entry shows how many there are. */
  readonly waitsIn?: { readonly page: FixedPage }
  readonly query: (
    dependencies: QueryDependencies,
    language: Language,
  ) => {
    readonly queryKey: QueryKey
    readonly queryFn: (context: Pick<QueryFunctionContext, 'client' | 'signal'>) => Promise<unknown>
    /** Milliseconds during which a result that another part has just loaded counts as fresh. */
    readonly staleTime?: number
    readonly select: (data: unknown) => readonly Need[]
  }
}

/** The roles of a person in the selected place, and in all their places. */
export type OwnRoles = { readonly roles: readonly RoleName[]; readonly rolesInAll: readonly RoleName[] }

/** Whether a source informs people with these roles. */
export const isToldTo = ({ permission, isOfAll, unless }: NeedSource, { roles, rolesInAll }: OwnRoles) =>
  can(isOfAll ? rolesInAll : roles, permission) && !(unless && can(roles, unless))

/** Something that the person may begin at any time, with the name of its page. */
export type DashboardAct = { readonly permission: Permission; readonly page: FixedPage }

/** An area's contribution to the dashboard, which knows no area. */
export type DashboardParts = {
  readonly cards: readonly DashboardCard[]
  readonly needs: readonly NeedSource[]
  readonly acts?: readonly DashboardAct[]
}
