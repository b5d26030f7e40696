import type { VotedSnapshot } from './voted.machine.ts'

export const selectStep = (snapshot: VotedSnapshot) =>
  snapshot.hasTag('writing') ? 'writing' : snapshot.hasTag('review') ? 'review' : 'recorded'
export const selectVoted = (snapshot: VotedSnapshot) => snapshot.context
export const selectDraft = (snapshot: VotedSnapshot) => snapshot.context.draft
export const selectFaults = (snapshot: VotedSnapshot) => snapshot.context.faults
export const selectCanRemoveRow = (snapshot: VotedSnapshot) => snapshot.can({ type: 'row.remove', rowId: '' })
export const selectIsRecording = (snapshot: VotedSnapshot) => snapshot.hasTag('busy')
/** Why the vote is not recorded yet. */
export const selectFailure = (snapshot: VotedSnapshot) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  if (snapshot.hasTag('arrivedBefore')) return 'arrivedBefore'
  return snapshot.hasTag('failed') ? 'failed' : null
}
/** The person has moved within the page: the heading of the step takes the focus. */
export const selectHasMoved = (snapshot: VotedSnapshot) => snapshot.context.shown > 1
