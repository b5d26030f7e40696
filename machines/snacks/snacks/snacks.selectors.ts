import type { SnacksSnapshot } from './snacks.machine.ts'

/** The message on screen; `null` when there is none. */
export const selectShownSnack = (snapshot: SnacksSnapshot) => snapshot.context.queue[0] ?? null
export const selectIsLeaving = (snapshot: SnacksSnapshot) => snapshot.hasTag('leaving')
