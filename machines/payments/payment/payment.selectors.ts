import type { PaymentSnapshot } from './payment.machine.ts'

/** What is on screen. */
export const selectPart = (snapshot: PaymentSnapshot) => {
  if (snapshot.hasTag('choice')) return 'choice'
  if (snapshot.hasTag('confirm')) return 'confirm'
  if (snapshot.hasTag('sent')) return 'sent'
  return snapshot.hasTag('refused') ? 'refused' : 'overview'
}
export const selectDraft = (snapshot: PaymentSnapshot) => snapshot.context.draft
/** What the person has agreed to pay; `null` until the choice is clear. */
export const selectAgreed = (snapshot: PaymentSnapshot) => snapshot.context.draft.agreed
export const selectIsRestored = (snapshot: PaymentSnapshot) => snapshot.context.isRestored
/** The debts have changed since the person chose. */
export const selectIsOutdated = (snapshot: PaymentSnapshot) => snapshot.context.isOutdated
export const selectIsIncomplete = (snapshot: PaymentSnapshot) => snapshot.hasTag('incomplete')
/** The server is computing the effect of the choice. */
export const selectIsChecking = (snapshot: PaymentSnapshot) => snapshot.hasTag('checking')
/** The effect could not be computed. */
export const selectIsUnchecked = (snapshot: PaymentSnapshot) => snapshot.hasTag('unchecked')
/** A payment above the open amount, until the person has agreed to it. */
export const selectConsidered = (snapshot: PaymentSnapshot) => snapshot.context.considered
/** The amount exceeds the open amount, and the person is asked to confirm it. */
export const selectAsksCredit = (snapshot: PaymentSnapshot) => snapshot.hasTag('asksCredit')
export const selectIsSending = (snapshot: PaymentSnapshot) => snapshot.context.isSending
/** The password, and the payment under way; present only in the last step. */
export const selectConfirmation = (snapshot: PaymentSnapshot) => snapshot.children.confirmation ?? null
/** Why the server refused the payment. */
export const selectRefusal = (snapshot: PaymentSnapshot) => snapshot.context.refusal
export const selectPaymentId = (snapshot: PaymentSnapshot) => snapshot.context.resultId
export const selectHasMoved = (snapshot: PaymentSnapshot) => snapshot.context.shown > 1
