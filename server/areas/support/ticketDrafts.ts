import { ticketCommentDraft, ticketDraft } from '#contract/support/tickets.ts'
import { type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { findTicket, isTicket, placeOfTicket } from './tickets.store.ts'

/** The forms about tickets that have drafts. */
export const ticketDrafts: readonly KeptForm[] = [
  keepForm(ticketDraft),
  keepForm(ticketCommentDraft, {
    placeOf: placeOfTicket,
    canBeSent: async (db, { actor }, { subjectId }) => (await findTicket(db, actor, subjectId)) !== null,
    waits: isTicket,
  }),
]
