import { eq, exists } from 'drizzle-orm'
import { ticketCommentDraft, ticketDraft } from '#contract/support/tickets.ts'
import { type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { findTicket, placeOfTicket } from './tickets.store.ts'
import { tickets } from './tickets.tables.ts'

/** The forms about tickets that have drafts. */
export const ticketDrafts: readonly KeptForm[] = [
  keepForm(ticketDraft),
  keepForm(ticketCommentDraft, {
    placeOf: placeOfTicket,
    canBeSent: async (db, { actor }, { subjectId }) => (await findTicket(db, actor, subjectId)) !== null,
    waits: (db, subjectId) => exists(db.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, subjectId))),
  }),
]
