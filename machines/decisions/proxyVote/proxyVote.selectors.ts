import type { ProxyVoteSnapshot } from './proxyVote.machine.ts'
import type { ProxyStep } from './proxyVote.setup.ts'

/** The step on screen; `null` once the vote is counted or closed. */
export const selectStep = (snapshot: ProxyVoteSnapshot): ProxyStep | null => {
  if (snapshot.hasTag('principal')) return 'principal'
  if (snapshot.hasTag('ballot')) return 'ballot'
  return snapshot.hasTag('confirm') ? 'confirm' : null
}
export const selectDraft = (snapshot: ProxyVoteSnapshot) => snapshot.context.draft
export const selectIsRestored = (snapshot: ProxyVoteSnapshot) => snapshot.context.isRestored
export const selectIsIncomplete = (snapshot: ProxyVoteSnapshot) => snapshot.hasTag('incomplete')
export const selectIsSending = (snapshot: ProxyVoteSnapshot) => snapshot.context.isSending
/** The password, and the vote under way; present only in the last step. */
export const selectConfirmation = (snapshot: ProxyVoteSnapshot) => snapshot.children.confirmation ?? null
/** Why the server refused the vote. */
export const selectRefusal = (snapshot: ProxyVoteSnapshot) => snapshot.context.refusal
/** Why the server refused the file of the ballot. */
export const selectBallotCode = (snapshot: ProxyVoteSnapshot) => snapshot.context.fieldCodes.ballotId ?? null
export const selectIsClosed = (snapshot: ProxyVoteSnapshot) => snapshot.hasTag('closed')
export const selectIsCounted = (snapshot: ProxyVoteSnapshot) => snapshot.hasTag('counted')
export const selectReceiptId = (snapshot: ProxyVoteSnapshot) => snapshot.context.resultId
export const selectHasMoved = (snapshot: ProxyVoteSnapshot) => snapshot.context.shown > 1
