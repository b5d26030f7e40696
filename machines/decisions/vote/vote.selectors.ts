import type { VoteSnapshot } from './vote.machine.ts'
import type { VoteStep } from './vote.setup.ts'

/** The step on screen; `null` once there is nothing left to do on this page. */
export const selectStep = (snapshot: VoteSnapshot): VoteStep | null => {
  if (snapshot.hasTag('documents')) return 'documents'
  if (snapshot.hasTag('choice')) return 'choice'
  return snapshot.hasTag('confirm') ? 'confirm' : null
}
export const selectDraft = (snapshot: VoteSnapshot) => snapshot.context.draft
export const selectIsRestored = (snapshot: VoteSnapshot) => snapshot.context.isRestored
export const selectIsChange = (snapshot: VoteSnapshot) => snapshot.context.replaces !== null
export const selectReplaces = (snapshot: VoteSnapshot) => snapshot.context.replaces
export const selectIsIncomplete = (snapshot: VoteSnapshot) => snapshot.hasTag('incomplete')
export const selectIsSending = (snapshot: VoteSnapshot) => snapshot.context.isSending
/** The password, and the vote under way; present only in the last step. */
export const selectConfirmation = (snapshot: VoteSnapshot) => snapshot.children.confirmation ?? null
/** Why there is nothing to do on this page. */
export const selectOutcome = (snapshot: VoteSnapshot) => {
  if (snapshot.hasTag('counted')) return 'counted'
  if (snapshot.hasTag('elsewhere')) return 'elsewhere'
  if (snapshot.hasTag('closed')) return 'closed'
  return snapshot.hasTag('refused') ? 'refused' : null
}
export const selectCanChange = (snapshot: VoteSnapshot) => snapshot.can({ type: 'vote.change' })
export const selectRefusal = (snapshot: VoteSnapshot) => snapshot.context.refusal
export const selectReceiptId = (snapshot: VoteSnapshot) => snapshot.context.resultId
/** The person has moved within the page: its heading takes the focus. */
export const selectHasMoved = (snapshot: VoteSnapshot) => snapshot.context.shown > 1
