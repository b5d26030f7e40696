import type { PlaceSwitcherSnapshot } from './placeSwitcher.machine.ts'
import { variablesOf } from './placeSwitcher.setup.ts'

export const selectIsOpen = (snapshot: PlaceSwitcherSnapshot) => snapshot.hasTag('open')
export const selectTyped = (snapshot: PlaceSwitcherSnapshot) => snapshot.context.typed
export const selectSearch = (snapshot: PlaceSwitcherSnapshot) => snapshot.context.search
/** A list is pending: the person is typing, or the server is searching. */
export const selectIsLoading = (snapshot: PlaceSwitcherSnapshot) =>
  snapshot.hasTag('loading') || snapshot.hasTag('searching')
export const selectIsLoadingMore = (snapshot: PlaceSwitcherSnapshot) => snapshot.hasTag('loadingMore')
export const selectHasFailed = (snapshot: PlaceSwitcherSnapshot) => snapshot.hasTag('failed')
export const selectHasMoreFailed = (snapshot: PlaceSwitcherSnapshot) => snapshot.hasTag('moreFailed')
/** The filters of the list. */
export const selectFilters = (snapshot: PlaceSwitcherSnapshot) => snapshot.context.filters
/** Which list of the query cache is shown. */
export const selectVariables = (snapshot: PlaceSwitcherSnapshot) => variablesOf(snapshot.context)
