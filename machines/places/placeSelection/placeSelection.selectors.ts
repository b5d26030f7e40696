import type { PlaceSelectionSnapshot } from './placeSelection.machine.ts'

/** The selected place; `null` until the server has confirmed that it is one of the person's. */
export const selectPlaceId = (snapshot: PlaceSelectionSnapshot) => snapshot.context.placeId
/** The places that were selected before this one, the latest first. */
export const selectRecentPlaceIds = ({ context }: PlaceSelectionSnapshot) => context.recentIds
export const selectIsFetching = (snapshot: PlaceSelectionSnapshot) => snapshot.hasTag('fetching')
export const selectHasFailed = (snapshot: PlaceSelectionSnapshot) => snapshot.hasTag('failed')
export const selectHasNoPlace = (snapshot: PlaceSelectionSnapshot) => snapshot.hasTag('none')
/** Whether to announce a change of place to screen readers. */
export const selectHasChanged = (snapshot: PlaceSelectionSnapshot) => snapshot.context.hasChanged
export const selectFiscalYearId = (placeId: string) => (snapshot: PlaceSelectionSnapshot) =>
  snapshot.context.fiscalYearIds[placeId] ?? null
/** The chosen order of a list; `null` = its default. */
export const selectSort = (list: string) => (snapshot: PlaceSelectionSnapshot) => snapshot.context.sorts[list] ?? null
