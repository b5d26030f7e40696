import type { ClosingSnapshot } from './closing.machine.ts'

const parts = ['missing', 'ready', 'closed'] as const
/** The view of the year on screen. */
export const selectPart = (snapshot: ClosingSnapshot) => parts.find((part) => snapshot.hasTag(part)) ?? 'approved'
export const selectIsAsking = (snapshot: ClosingSnapshot) => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: ClosingSnapshot) => snapshot.hasTag('busy')
/** Why something did not happen; `null` = nothing failed. */
export const selectSetback = (snapshot: ClosingSnapshot) => snapshot.context.setback
