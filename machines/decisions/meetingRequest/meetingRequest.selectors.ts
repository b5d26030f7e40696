import type { MeetingRequestSnapshot } from './meetingRequest.machine.ts'

/** What is on screen. */
export const selectPart = (snapshot: MeetingRequestSnapshot) => {
  if (snapshot.hasTag('writing')) return 'writing'
  if (snapshot.hasTag('confirm')) return 'confirm'
  return snapshot.hasTag('requested') ? 'requested' : 'over'
}
export const selectMessage = (snapshot: MeetingRequestSnapshot) => snapshot.context.message
export const selectIsRefused = (snapshot: MeetingRequestSnapshot) => snapshot.context.refusal !== null
export const selectIsSending = (snapshot: MeetingRequestSnapshot) => snapshot.context.isSending
/** The password, and the request under way. */
export const selectConfirmation = (snapshot: MeetingRequestSnapshot) => snapshot.children.confirmation ?? null
export const selectIsWithdrawing = (snapshot: MeetingRequestSnapshot) => snapshot.hasTag('withdrawing')
/** The request could not be withdrawn. */
export const selectIsKept = (snapshot: MeetingRequestSnapshot) => snapshot.hasTag('kept')
