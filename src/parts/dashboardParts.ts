import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Permission } from '#contract/permissions.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import type { ScreenProps } from './screenProps.ts'

/** What a part of the dashboard is given: the props of a screen, and a place that is selected. */
export type PlaceProps = ScreenProps & { readonly placeId: string }

/** What a part of the dashboard needs to ask its question. */
export type Asked = Pick<PlaceProps, 'api' | 'person' | 'placeId'>

/** A card of the dashboard; shown to whoever has the permission in the selected place. */
export type DashboardCard = {
  readonly name: string
  readonly permission: Permission
  readonly Card: ComponentType<PlaceProps>
  /** Asks its question before the card is there to do so; it finds the answer in the cache. */
  readonly fetch: (client: QueryClient, asked: Asked) => Promise<unknown>
}

/** Late: a date has passed. Soon: one is near. Someday: good to do. */
export const urgencies = ['late', 'soon', 'someday'] as const

/** One thing that needs the person now, with the one thing they can do about it. Texts are in their language. */
export type Need = {
  readonly id: string
  readonly urgency: (typeof urgencies)[number]
  /** Milliseconds: when it became or becomes due; the earlier first among equals. */
  readonly at: number
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  readonly action: { readonly label: string; readonly href: string }
}

/** Where needs come from: a query (its key begins with its live topic, so that events reach it), read as needs. */
export type NeedSource = {
  readonly permission: Permission
  readonly query: (
    asked: Asked,
    language: Language,
  ) => {
    readonly queryKey: QueryKey
    readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<unknown>
    /** Milliseconds for which what somebody else has just read need not be asked for again. */
    readonly staleTime?: number
    readonly select: (data: unknown) => readonly Need[]
  }
}

/** What an area plugs into the dashboard, which itself knows none of them. */
export type DashboardParts = { readonly cards: readonly DashboardCard[]; readonly needs: readonly NeedSource[] }
