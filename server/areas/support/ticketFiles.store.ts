import { and, eq } from 'drizzle-orm'
import { filesOf } from '#server/services/files/filesOf.store.ts'
import type { SeesAttachment } from '#server/services/files/readFile.ts'
import { visibleTo } from './tickets.store.ts'
import { ticketAttachments, ticketComments, tickets } from './tickets.tables.ts'

export const filesOfComment = filesOf(ticketAttachments, eq(ticketAttachments.commentId, ticketComments.id))

/** Everybody who sees a ticket sees the files of its comments. */
export const seesTicketFile: SeesAttachment = async (db, actor, attachmentId) => {
  const rows = await db
    .select({ ticketId: tickets.id })
    .from(ticketAttachments)
    .innerJoin(ticketComments, eq(ticketComments.id, ticketAttachments.commentId))
    .innerJoin(tickets, eq(tickets.id, ticketComments.ticketId))
    .where(and(eq(ticketAttachments.attachmentId, attachmentId), visibleTo(actor)))
    .limit(1)
  return rows.length > 0
}
