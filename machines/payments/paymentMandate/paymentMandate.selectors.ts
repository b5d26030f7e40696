import type { PaymentMandateSnapshot } from './paymentMandate.machine.ts'
import type { SetupStep } from './paymentMandate.setup.ts'

/** What is on screen. */
export const selectPart = (snapshot: PaymentMandateSnapshot): SetupStep | 'closed' | 'over' => {
  if (snapshot.hasTag('create')) return 'create'
  if (snapshot.hasTag('sign')) return 'sign'
  if (snapshot.hasTag('pay')) return 'pay'
  return snapshot.hasTag('closed') ? 'closed' : 'over'
}
export const selectIsBusy = (snapshot: PaymentMandateSnapshot) => snapshot.hasTag('busy')
/** The outcome of the last attempt; `null` = it succeeded, or there was none. */
export const selectSetback = (snapshot: PaymentMandateSnapshot) => snapshot.context.setback
export const selectFieldCodes = (snapshot: PaymentMandateSnapshot) => snapshot.context.fieldCodes
/** The code to type; `null` = none was sent. */
export const selectCode = (snapshot: PaymentMandateSnapshot) =>
  snapshot.hasTag('code') ? snapshot.context.draft.code : null
/** The mandate is signed at a provider, and the portal may be about to open its page. */
export const selectIsAtProvider = (snapshot: PaymentMandateSnapshot) => snapshot.hasTag('provider')
export const selectIsLeaving = (snapshot: PaymentMandateSnapshot) => snapshot.hasTag('leaving')
export const selectIsExpired = (snapshot: PaymentMandateSnapshot) => snapshot.hasTag('expired')
export const selectCanRequestCode = (snapshot: PaymentMandateSnapshot) => snapshot.can({ type: 'code.request' })
/** The mandate in force, which holds until the new one is signed. */
export const selectReplaces = (snapshot: PaymentMandateSnapshot) => snapshot.context.draft.isInForce
/** The person has moved within the page: its heading takes the focus. */
export const selectHasMoved = (snapshot: PaymentMandateSnapshot) => snapshot.context.shown > 1
