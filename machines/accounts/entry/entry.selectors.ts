import type { EntrySnapshot } from './entry.machine.ts'

export const selectStep = (snapshot: EntrySnapshot) =>
  snapshot.hasTag('writing') ? 'writing' : snapshot.hasTag('review') ? 'review' : 'posted'
export const selectDraft = (snapshot: EntrySnapshot) => snapshot.context.draft
export const selectFaults = (snapshot: EntrySnapshot) => snapshot.context.faults
export const selectCanRemoveLine = (snapshot: EntrySnapshot) => snapshot.can({ type: 'line.remove', lineId: '' })
export const selectIsPosting = (snapshot: EntrySnapshot) => snapshot.hasTag('busy')
/** Why the entry is not posted yet. */
export const selectFailure = (snapshot: EntrySnapshot) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  if (snapshot.hasTag('arrivedBefore')) return 'arrivedBefore'
  return snapshot.hasTag('failed') ? 'failed' : null
}
/** The entry that was posted. */
export const selectEntryId = (snapshot: EntrySnapshot) => snapshot.context.entryId
/** The person has moved within the page: the heading of the step takes the focus. */
export const selectHasMoved = (snapshot: EntrySnapshot) => snapshot.context.shown > 1
