import { present } from '#machines/present.ts'
import type { ReportSnapshot } from './report.machine.ts'
import type { ReportStep } from './report.setup.ts'

export const selectIsLoading = (snapshot: ReportSnapshot) => snapshot.hasTag('loading')
/** The step on screen; `null` until the draft has loaded, and after the report is sent. */
export const selectStep = (snapshot: ReportSnapshot): ReportStep | null => {
  if (snapshot.hasTag('what')) return 'what'
  if (snapshot.hasTag('emergency')) return 'emergency'
  if (snapshot.hasTag('details')) return 'details'
  return snapshot.hasTag('review') ? 'review' : null
}
export const selectDraft = (snapshot: ReportSnapshot) => snapshot.context.draft
export const selectIsRestored = (snapshot: ReportSnapshot) => snapshot.context.isRestored
export const selectIsIncomplete = (snapshot: ReportSnapshot) => snapshot.hasTag('incomplete')
export const selectFieldCodes = (snapshot: ReportSnapshot) => snapshot.context.fieldCodes
/** The search for similar reports; empty = there is none. */
export const selectSimilarTo = (snapshot: ReportSnapshot) => snapshot.context.similarTo
export const selectIsJoining = (snapshot: ReportSnapshot) => snapshot.hasTag('joining')
export const selectIsNotJoined = (snapshot: ReportSnapshot) => snapshot.hasTag('notJoined')
export const selectIsSending = (snapshot: ReportSnapshot) => snapshot.hasTag('busy')
/** Why the report is not sent yet. */
export const selectFailure = (snapshot: ReportSnapshot) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  if (snapshot.hasTag('arrivedBefore')) return 'arrivedBefore'
  return snapshot.hasTag('failed') ? 'failed' : null
}
export const selectSent = (snapshot: ReportSnapshot) => (snapshot.hasTag('sent') ? snapshot.context.sent : null)
/** The actor that keeps the draft, from the start. */
export const selectKeepingRef = ({ children: { keeping } }: ReportSnapshot) => present(keeping ?? null)
/** The person has moved within the page: its heading takes the focus. */
export const selectHasMoved = (snapshot: ReportSnapshot) => snapshot.context.shown > 1
