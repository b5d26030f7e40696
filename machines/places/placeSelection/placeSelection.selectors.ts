import type { PlaceSelectionSnapshot } from './placeSelection.machine.ts'

/** The place screens show; `null` until it is known to be one of the person's. */
export const selectPlaceId = (snapshot: PlaceSelectionSnapshot) => snapshot.context.placeId
export const selectIsFetching = (snapshot: PlaceSelectionSnapshot) => snapshot.hasTag('fetching')
export const selectHasFailed = (snapshot: PlaceSelectionSnapshot) => snapshot.hasTag('failed')
export const selectHasNoPlace = (snapshot: PlaceSelectionSnapshot) => snapshot.hasTag('none')
/** Whether a change of place is to be read out. */
export const selectHasChanged = (snapshot: PlaceSelectionSnapshot) => snapshot.context.hasChanged
export const selectFiscalYearId = (placeId: string) => (snapshot: PlaceSelectionSnapshot) =>
  snapshot.context.fiscalYearIds[placeId] ?? null
/** The order chosen for the reports of a place; `null` = none was. */
export const selectReportsSort = (placeId: string) => (snapshot: PlaceSelectionSnapshot) =>
  snapshot.context.reportsSorts[placeId] ?? null
