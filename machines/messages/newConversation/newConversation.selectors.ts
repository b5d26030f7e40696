import type { NewConversationSnapshot } from './newConversation.machine.ts'

export const selectIsBusy = (snapshot: NewConversationSnapshot) => snapshot.hasTag('busy')
export const selectFieldCodes = (snapshot: NewConversationSnapshot) => snapshot.context.fieldCodes
/** Why the conversation has not started yet. */
export const selectFailure = (snapshot: NewConversationSnapshot) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  if (snapshot.hasTag('arrivedBefore')) return 'arrivedBefore'
  return snapshot.hasTag('failed') ? 'failed' : null
}
