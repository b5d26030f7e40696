import { eq, exists } from 'drizzle-orm'
import { conversationDraft, messageDraft } from '#contract/messages/messageDrafts.ts'
import { type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { isReadableBy, placeOfConversation } from './conversations.store.ts'
import { conversations } from './conversations.tables.ts'

/** The forms of messages that have drafts. */
export const messageDrafts: readonly KeptForm[] = [
  keepForm(conversationDraft),
  keepForm(messageDraft, {
    placeOf: (db, conversationId) => placeOfConversation(db, { conversationId }),
    canBeSent: (db, { actor: { userId } }, { subjectId, roles }) => isReadableBy(db, { userId, roles }, subjectId),
    waits: (db, subjectId) =>
      exists(db.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, subjectId))),
  }),
]
