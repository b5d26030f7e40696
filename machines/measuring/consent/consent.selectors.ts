import type { ConsentSnapshot } from './consent.machine.ts'

export const selectIsAsking = (snapshot: ConsentSnapshot) => snapshot.hasTag('asking')
export const selectIsPrevented = (snapshot: ConsentSnapshot) => snapshot.hasTag('prevented')
/** The person opened the question, and may close it without an answer. */
export const selectCanClose = (snapshot: ConsentSnapshot) => snapshot.can({ type: 'consent.close' })
export const selectAnswer = (snapshot: ConsentSnapshot) => snapshot.context.answer
/** The person has just left the question, so the focus was on a button that is gone. */
export const selectIsFresh = (snapshot: ConsentSnapshot) => snapshot.context.isFresh
