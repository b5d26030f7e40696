import type { TopicSnapshot } from './topic.machine.ts'

/** The post that the server does not have yet. */
export const selectPending = (snapshot: TopicSnapshot) => snapshot.context.pending
/** Its progress so far. */
export const selectFate = (snapshot: TopicSnapshot) => {
  if (snapshot.context.refusal !== null) return 'refused'
  if (snapshot.hasTag('waiting')) return 'waiting'
  return snapshot.hasTag('stopped') ? 'unsent' : 'sending'
}
export const selectRefusal = (snapshot: TopicSnapshot) => snapshot.context.refusal
export const selectReadUpTo = (snapshot: TopicSnapshot) => snapshot.context.readUpTo
