import { conversationDraft, messageDraft } from '#contract/messages/messageDrafts.ts'
import { type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { isConversation, isReadableBy, placeOfConversation } from './conversations.store.ts'

/** The forms of messages that have drafts. */
export const messageDrafts: readonly KeptForm[] = [
  keepForm(conversationDraft),
  keepForm(messageDraft, {
    placeOf: (db, conversationId) => placeOfConversation(db, { conversationId }),
    canBeSent: (db, { actor: { userId } }, { subjectId, roles }) => isReadableBy(db, { userId, roles }, subjectId),
    waits: isConversation,
  }),
]
