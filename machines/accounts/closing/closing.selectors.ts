import type { ClosingSnapshot } from './closing.machine.ts'

const parts = ['missing', 'ready', 'closed'] as const
/** What is on screen of the year. */
export const selectPart = (snapshot: ClosingSnapshot) => parts.find((part) => snapshot.hasTag(part)) ?? 'approved'
export const selectIsAsking = (snapshot: ClosingSnapshot) => snapshot.hasTag('asking')
export const selectIsBusy = (snapshot: ClosingSnapshot) => snapshot.hasTag('busy')
/** Why something has not happened; `null` = nothing went wrong. */
export const selectSetback = (snapshot: ClosingSnapshot) => snapshot.context.setback
