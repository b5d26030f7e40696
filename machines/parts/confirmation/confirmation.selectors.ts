import type { ConfirmationSnapshot } from './confirmation.machine.ts'

export const selectIsAsking = (snapshot: ConfirmationSnapshot) => snapshot.hasTag('open')
export const selectIsBusy = (snapshot: ConfirmationSnapshot) => snapshot.hasTag('busy')
/** Stays until the next question, so that the text does not change while the dialog closes. */
export const selectSubject = (snapshot: ConfirmationSnapshot) => snapshot.context.subject
export const selectHasFailed = (snapshot: ConfirmationSnapshot) => snapshot.context.hasFailed
