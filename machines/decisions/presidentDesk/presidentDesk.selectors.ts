import type { PresidentDeskSnapshot } from './presidentDesk.machine.ts'

/** What is on screen. */
export const selectPart = (snapshot: PresidentDeskSnapshot) => {
  if (snapshot.hasTag('answering')) return 'answering'
  if (snapshot.hasTag('confirm')) return 'confirm'
  return snapshot.hasTag('done') ? 'done' : 'over'
}
export const selectAnswer = (snapshot: PresidentDeskSnapshot) => snapshot.context.answer
export const selectAct = (snapshot: PresidentDeskSnapshot) => snapshot.context.act
export const selectFieldCodes = (snapshot: PresidentDeskSnapshot) => snapshot.context.fieldCodes
/** Why the server refused the answer. */
export const selectRefusal = (snapshot: PresidentDeskSnapshot) => snapshot.context.refusal
export const selectIsSending = (snapshot: PresidentDeskSnapshot) => snapshot.context.isSending
/** The password, and the answer under way. */
export const selectConfirmation = (snapshot: PresidentDeskSnapshot) => snapshot.children.confirmation ?? null
