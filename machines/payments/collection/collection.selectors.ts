import type { CollectionSnapshot } from './collection.machine.ts'

export const selectIsReviewing = (snapshot: CollectionSnapshot) => snapshot.hasTag('reviewing')
export const selectIsBusy = (snapshot: CollectionSnapshot) => snapshot.hasTag('busy')
export const selectHasFailed = (snapshot: CollectionSnapshot) => snapshot.hasTag('failed')
export const selectFormat = (snapshot: CollectionSnapshot) => snapshot.context.format
/** A colleague was faster, or nothing was left for a file. */
export const selectIsRefused = (snapshot: CollectionSnapshot) => snapshot.context.isRefused
