import { and, asc, eq, exists, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OfferCode } from '#contract/offers.ts'
import { type TicketStatus, ticketStatuses } from '#contract/support/tickets.ts'
import type { Queryable } from '#server/platform/database.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { deskEvents, ticketAttachments, ticketComments, tickets } from '../tickets.tables.ts'

const status = z.enum(ticketStatuses)

/** The offer of a ticket; `null` = it was deleted with the account of its requester. */
export async function offerOfTicket(db: Queryable, ticketId: string): Promise<OfferCode | null> {
  const [row] = await db
    .select({ offer: sql<OfferCode>`${tickets.offer}` })
    .from(tickets)
    .where(eq(tickets.id, ticketId))
  return row?.offer ?? null
}

/** A ticket, for the help desk; `null` = it was deleted. */
export async function findForDesk(db: Queryable, ticketId: string) {
  const [row] = await db
    .select({
      subject: tickets.subject,
      status: tickets.status,
      deskStatus: tickets.deskStatus,
      placeName: places.name,
      requester: { id: users.id, name: users.displayName, email: users.email, locale: users.locale },
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.requesterId))
    .leftJoin(places, eq(places.id, tickets.placeId))
    .where(eq(tickets.id, ticketId))
  return row ? { ...row, status: status.parse(row.status), deskStatus: status.nullable().parse(row.deskStatus) } : null
}

const isWaiting = eq(ticketComments.isAtDesk, false)

/** The comments of a ticket that the help desk lacks, in order. */
export const findWaiting = (db: Queryable, ticketId: string) =>
  db
    .select({ id: ticketComments.id, body: ticketComments.body, isFromOperator: ticketComments.isFromOperator })
    .from(ticketComments)
    .where(and(eq(ticketComments.ticketId, ticketId), isWaiting))
    .orderBy(asc(ticketComments.createdAt), asc(ticketComments.id))

/** The files of a comment, in their order. */
export const filesOfComment = (db: Queryable, commentId: string) =>
  db
    .select({ name: attachments.displayName, type: attachments.contentType, key: attachments.storageKey })
    .from(ticketAttachments)
    .innerJoin(attachments, eq(attachments.id, ticketAttachments.attachmentId))
    .where(eq(ticketAttachments.commentId, commentId))
    .orderBy(asc(ticketAttachments.position))

/**
 * Records that the help desk has a comment, according to its events or its response. The id may belong to none of our comments.
 */
export async function noteComment(db: Queryable, ticketId: string, reference: string): Promise<void> {
  await db
    .update(ticketComments)
    .set({ isAtDesk: true })
    .where(and(eq(ticketComments.ticketId, ticketId), sql`${ticketComments.id}::text = ${reference}`))
}

export async function noteStatus(db: Queryable, ticketId: string, deskStatus: TicketStatus): Promise<void> {
  await db.update(tickets).set({ deskStatus }).where(eq(tickets.id, ticketId))
}

/** The events that the portal has processed. */
export async function takenEvents(db: Queryable, ticketId: string): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: deskEvents.id }).from(deskEvents).where(eq(deskEvents.ticketId, ticketId))
  return new Set(rows.map(({ id }) => id))
}

/** Whether the event has not been processed before. */
export async function claimEvent(db: Queryable, ticketId: string, id: number): Promise<boolean> {
  const claimed = await db.insert(deskEvents).values({ ticketId, id }).onConflictDoNothing().returning()
  return claimed.length > 0
}

const hasWaiting = (db: Queryable): SQL =>
  exists(
    db
      .select({ id: ticketComments.id })
      .from(ticketComments)
      .where(and(eq(ticketComments.ticketId, tickets.id), isWaiting)),
  )

/** Tickets with something that the help desk lacks. Tickets closed before it was configured are left out. */
export async function findUnfinished(db: Queryable, most: number): Promise<readonly string[]> {
  const isUsed = or(isNotNull(tickets.deskStatus), ne(tickets.status, 'closed'))
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isUsed, or(hasWaiting(db), ne(tickets.deskStatus, tickets.status))))
    .orderBy(asc(tickets.updatedAt), asc(tickets.id))
    .limit(most)
  return rows.map(({ id }) => id)
}
