import type { RoomSnapshot } from './room.machine.ts'

/** What is on screen. */
export const selectPart = (snapshot: RoomSnapshot) => {
  if (snapshot.hasTag('recording')) return 'recording'
  if (snapshot.hasTag('confirm')) return 'confirm'
  return snapshot.hasTag('done') ? 'done' : 'over'
}
/** The vote in question. It stays after the answer, so that the text does not change while the dialog closes. */
export const selectOthers = (snapshot: RoomSnapshot) => snapshot.context.others
export const selectIsAsking = (snapshot: RoomSnapshot) => snapshot.hasTag('asking')
export const selectIsRecording = (snapshot: RoomSnapshot) => snapshot.hasTag('busy')
/** No response arrived. */
export const selectHasFailed = (snapshot: RoomSnapshot) => snapshot.context.hasFailed
/** Outcome of the last question. */
export const selectNews = (snapshot: RoomSnapshot) => snapshot.context.news
/** The server has refused the count. */
export const selectIsRefused = (snapshot: RoomSnapshot) => snapshot.context.refusal !== null
export const selectIsSending = (snapshot: RoomSnapshot) => snapshot.context.isSending
/** The password, and the count under way. */
export const selectConfirmation = (snapshot: RoomSnapshot) => snapshot.children.confirmation ?? null
