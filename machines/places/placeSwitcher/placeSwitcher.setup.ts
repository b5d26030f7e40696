import { assign, fromPromise, sendTo, setup } from 'xstate'
import type { PlaceVariables } from '#contract/graphql.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { PlaceSelectionRef } from '../placeSelection/placeSelection.machine.ts'

/** The query cache holds the loaded places; the flow only needs to know whether there are more. */
export type LoadedPlaces = { readonly hasMore: boolean }
export type SwitcherVariables = Readonly<Pick<PlaceVariables, 'search' | 'role' | 'city'>>
export type SwitcherFilters = Pick<SwitcherVariables, 'role' | 'city'>

type PlaceSwitcherContext = {
  /** The typed text, which becomes the search after a pause. */
  readonly typed: string
  readonly search: string
  /** The extra variables of the dropdown (specification §7). */
  readonly filters: SwitcherFilters
  readonly hasMore: boolean
}

export type PlaceSwitcherEvent =
  | { type: 'switcher.open' }
  | { type: 'switcher.close' }
  | { type: 'search.change'; text: string }
  | { type: 'filters.change'; filters: SwitcherFilters }
  | { type: 'list.more' }
  | { type: 'list.retry' }
  | { type: 'place.choose'; placeId: string }

/** Milliseconds after the last keystroke (specification §9). */
const searchDebounce = 500

/** Every name the placeSwitcher chart may use. */
export const placeSwitcherSetup = setup({
  types: {
    context: {} as PlaceSwitcherContext,
    events: {} as PlaceSwitcherEvent,
    tags: {} as 'open' | 'searching' | 'loading' | 'loadingMore' | 'failed' | 'moreFailed',
    meta: {} as { specification: string },
  },
  actors: {
    loadPlaces: fromPromise<LoadedPlaces, SwitcherVariables>(missingActor('loadPlaces')),
    loadMore: fromPromise<LoadedPlaces, SwitcherVariables>(missingActor('loadMore')),
  },
  delays: { searchDebounce },
  guards: {
    hasMore: ({ context }) => context.hasMore,
    isAnotherSearch: ({ context }, params: { text: string }) => params.text.trim() !== context.typed.trim(),
  },
  actions: {
    startAfresh: assign({ typed: '', search: '', filters: {}, hasMore: false }),
    rememberTyped: assign({ typed: (_, params: { text: string }) => params.text }),
    applySearch: assign({ search: ({ context }) => context.typed.trim(), hasMore: false }),
    rememberFilters: assign({
      filters: (_, params: { filters: SwitcherFilters }) => params.filters,
      hasMore: false,
    }),
    rememberLoaded: assign({ hasMore: (_, params: LoadedPlaces) => params.hasMore }),
    selectPlace: sendTo(
      ({ system }): PlaceSelectionRef => system.get('placeSelection'),
      (_, params: { placeId: string }) => ({ type: 'place.select' as const, placeId: params.placeId }),
    ),
  },
})

export const variablesOf = ({ search, filters }: PlaceSwitcherContext): SwitcherVariables => ({
  ...filters,
  ...(search && { search }),
})
