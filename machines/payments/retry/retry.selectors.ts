import type { RetrySnapshot } from './retry.machine.ts'

export const selectIsConfirming = (snapshot: RetrySnapshot) => snapshot.hasTag('confirm')
/** Why the new payment was refused; `null` = it was not. */
export const selectRefusal = (snapshot: RetrySnapshot) => snapshot.context.refusal
export const selectIsSending = (snapshot: RetrySnapshot) => snapshot.context.isSending
/** The password, and the request under way; present only while the person confirms. */
export const selectConfirmation = (snapshot: RetrySnapshot) => snapshot.children.confirmation ?? null
