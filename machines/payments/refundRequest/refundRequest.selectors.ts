import type { RefundRequestSnapshot } from './refundRequest.machine.ts'

/** What is on screen. */
export const selectPart = (snapshot: RefundRequestSnapshot) => {
  if (snapshot.hasTag('writing')) return 'writing'
  return snapshot.hasTag('confirm') ? 'confirm' : 'resting'
}
export const selectWanted = (snapshot: RefundRequestSnapshot) => snapshot.context.wanted
export const selectIsTooMuch = (snapshot: RefundRequestSnapshot) => snapshot.context.isTooMuch
/** Why the request was refused, unless a field says it; `null` = it was not. */
export const selectRefusal = (snapshot: RefundRequestSnapshot) =>
  Object.keys(snapshot.context.fieldCodes).length === 0 ? snapshot.context.refusal : null
export const selectFieldCodes = (snapshot: RefundRequestSnapshot) => snapshot.context.fieldCodes
export const selectIsSending = (snapshot: RefundRequestSnapshot) => snapshot.context.isSending
/** The password, and the request under way; present only while the person confirms. */
export const selectConfirmation = (snapshot: RefundRequestSnapshot) => snapshot.children.confirmation ?? null
