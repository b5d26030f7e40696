import type { NewTopicSnapshot } from './newTopic.machine.ts'

export const selectIsBusy = (snapshot: NewTopicSnapshot) => snapshot.hasTag('busy')
export const selectFieldCodes = (snapshot: NewTopicSnapshot) => snapshot.context.fieldCodes
/** Why the topic has not begun yet. */
export const selectFailure = (snapshot: NewTopicSnapshot) => {
  if (snapshot.hasTag('unanswered')) return 'unanswered'
  if (snapshot.hasTag('arrivedBefore')) return 'arrivedBefore'
  return snapshot.hasTag('failed') ? 'failed' : null
}
