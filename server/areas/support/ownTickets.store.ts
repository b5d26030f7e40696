import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { ticketComments, tickets } from './tickets.tables.ts'

/** A person's tickets, and what they wrote in them. */
export async function findOwnTickets(db: Queryable, { userId }: { readonly userId: string }) {
  return {
    tickets: await db
      .select({
        offer: tickets.offer,
        number: tickets.number,
        subject: tickets.subject,
        status: tickets.status,
        createdAt: tickets.createdAt,
        readAt: tickets.readAt,
      })
      .from(tickets)
      .where(eq(tickets.requesterId, userId))
      .orderBy(desc(tickets.createdAt), tickets.id),
    ticketComments: await db
      .select({ ticket: tickets.number, body: ticketComments.body, createdAt: ticketComments.createdAt })
      .from(ticketComments)
      .innerJoin(tickets, eq(tickets.id, ticketComments.ticketId))
      .where(eq(ticketComments.authorId, userId))
      .orderBy(desc(ticketComments.createdAt), ticketComments.id),
  }
}
