import type { ConversationSnapshot } from './conversation.machine.ts'
import type { Unsent } from './conversation.setup.ts'
import { nextOf } from './conversation.setup.ts'

/** The progress of a message. */
export type Fate = 'sending' | 'queued' | 'waiting' | 'unsent' | 'refused'

/** In the order in which they were written. */
export const selectOutbox = (snapshot: ConversationSnapshot) => snapshot.context.outbox
export const selectHasUnsent = (snapshot: ConversationSnapshot) => snapshot.context.outbox.length > 0
export const selectFateOf =
  (message: Unsent) =>
  (snapshot: ConversationSnapshot): Fate => {
    if (message.refusal !== null) return 'refused'
    if (snapshot.hasTag('waiting')) return 'waiting'
    if (snapshot.hasTag('stopped')) return 'unsent'
    return nextOf(snapshot.context)?.key === message.key ? 'sending' : 'queued'
  }
export const selectReadUpTo = (snapshot: ConversationSnapshot) => snapshot.context.readUpTo
/** The message that is being edited. */
export const selectEdited = (snapshot: ConversationSnapshot) => snapshot.context.edited
export const selectIsSaving = (snapshot: ConversationSnapshot) => snapshot.hasTag('saving')
export const selectHasEditFailed = (snapshot: ConversationSnapshot) => snapshot.hasTag('editFailed')
export const selectEditRefusal = (snapshot: ConversationSnapshot) => snapshot.context.editRefusal
