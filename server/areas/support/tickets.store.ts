import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PersonShown } from '#contract/people.ts'
import { type TicketDetail, type TicketStatus, ticketStatuses } from '#contract/support/tickets.ts'
import type { Actor } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { nameShownIn, personShownIn } from '#server/services/directory/personShown.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { isThere } from '#server/services/drafts/isThere.ts'
import { ticketAttachments, ticketComments, tickets } from './tickets.tables.ts'

export type Viewer = Pick<Actor, 'userId' | 'offer' | 'isAdministrator'>

/** Requesters see their own tickets, and administrators those of their offer, but never during impersonation. */
export const visibleTo = ({ userId, offer, isAdministrator }: Viewer): SQL | undefined =>
  and(eq(tickets.offer, offer), or(eq(tickets.requesterId, userId), sql`${isAdministrator}`))

export const shownTicket = {
  id: tickets.id,
  number: tickets.number,
  subject: tickets.subject,
  status: tickets.status,
  requester: personShownIn(tickets.requesterId, tickets.placeId),
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
  isUnread: sql<boolean>`coalesce(${tickets.answeredAt} > ${tickets.readAt}, false)`,
}
type Shown = {
  readonly requester: PersonShown | null
  readonly status: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

const status = z.enum(ticketStatuses)
const name = z.string()
export function toTicket<Row extends Shown>(row: Row) {
  const { requester } = row
  // Deleting the account of a requester deletes its tickets.
  if (!requester) throw new Error('a ticket has no requester')
  return {
    ...row,
    requester,
    status: status.parse(row.status),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** One ticket as the viewer sees it; `null` = none. */
export async function findTicket(db: Queryable, viewer: Viewer, ticketId: string): Promise<TicketDetail | null> {
  const [row] = await db
    .select({
      ...shownTicket,
      requesterId: tickets.requesterId,
      email: users.email,
      placeId: tickets.placeId,
      placeName: places.name,
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.requesterId))
    .leftJoin(places, eq(places.id, tickets.placeId))
    .where(and(eq(tickets.id, ticketId), visibleTo(viewer)))
  if (!row) return null
  const { requesterId, ...shown } = row
  return { ...toTicket(shown), isRequester: requesterId === viewer.userId }
}

/** The place that a draft about the ticket belongs to. */
export async function placeOfTicket(db: Queryable, ticketId: string): Promise<string | null> {
  const [row] = await db.select({ placeId: tickets.placeId }).from(tickets).where(eq(tickets.id, ticketId))
  return row?.placeId ?? null
}

export const isTicket = isThere(tickets)

const lockedTicket = {
  id: tickets.id,
  requesterId: tickets.requesterId,
  /** The name that the requester shows in the place of the ticket. */
  requesterName: nameShownIn(tickets.requesterId, tickets.placeId),
  placeId: tickets.placeId,
  subject: tickets.subject,
  status: tickets.status,
  updatedAt: tickets.updatedAt,
}
const lock = (db: Queryable, where: SQL | undefined, most: number) =>
  db
    .select(lockedTicket)
    .from(tickets)
    .where(where)
    .orderBy(tickets.updatedAt, tickets.id)
    .limit(most)
    .for('update', most > 1 ? { skipLocked: true } : {})
    .then((rows) =>
      rows.map((row) => ({ ...row, requesterName: name.parse(row.requesterName), status: status.parse(row.status) })),
    )
export type LockedTicket = Awaited<ReturnType<typeof lock>>[number]

/** Locks one ticket until the transaction ends; `null` = the viewer sees none. */
export async function lockTicket(db: Queryable, ticketId: string, viewer: Viewer): Promise<LockedTicket | null> {
  const [ticket] = await lock(db, and(eq(tickets.id, ticketId), visibleTo(viewer)), 1)
  return ticket ?? null
}

/** The same for work without a signed-in person. */
export async function lockAnyTicket(db: Queryable, ticketId: string): Promise<LockedTicket | null> {
  const [ticket] = await lock(db, eq(tickets.id, ticketId), 1)
  return ticket ?? null
}

/**
 * Locks some tickets of an offer that were solved before a moment, the oldest first; skips those that another process has locked.
 */
export const lockSolved = (db: Queryable, { offer, before, most }: { offer: string; before: Date; most: number }) =>
  // A literal, so that PostgreSQL uses the partial index.
  lock(db, and(eq(tickets.offer, offer), sql`${tickets.status} = 'solved'`, lt(tickets.updatedAt, before)), most)

export async function insertTicket(db: Queryable, values: typeof tickets.$inferInsert): Promise<string> {
  const [row] = await db.insert(tickets).values(values).returning({ id: tickets.id })
  if (!row) throw new Error('a ticket was not written')
  return row.id
}

type Change = {
  readonly status: TicketStatus
  readonly updatedAt?: Date
  readonly answeredAt?: Date
  readonly readAt?: Date
}

export async function writeTicket(db: Queryable, id: string, change: Change): Promise<void> {
  await db.update(tickets).set(change).where(eq(tickets.id, id))
}

/** Records that the requester has read the ticket as it is now. Returns whether there is one. */
export async function writeReading(db: Queryable, { userId, offer }: Viewer, ticketId: string): Promise<boolean> {
  const rows = await db
    .update(tickets)
    .set({ readAt: sql`${tickets.updatedAt}` })
    .where(and(eq(tickets.id, ticketId), eq(tickets.requesterId, userId), eq(tickets.offer, offer)))
    .returning({ id: tickets.id })
  return rows.length > 0
}

export async function insertComment(
  db: Queryable,
  values: typeof ticketComments.$inferInsert,
  attachmentIds: readonly string[],
): Promise<void> {
  const [row] = await db.insert(ticketComments).values(values).returning({ id: ticketComments.id })
  if (!row) throw new Error('a comment was not written')
  const files = attachmentIds.map((attachmentId, position) => ({ commentId: row.id, attachmentId, position }))
  if (files.length > 0) await db.insert(ticketAttachments).values(files)
}

/** The people who answer tickets of an offer. */
export async function operatorsOf(db: Queryable, offer: string): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(userOffers, and(eq(userOffers.userId, users.id), eq(userOffers.offer, offer)))
    .where(eq(users.isAdministrator, true))
  return rows.map(({ userId }) => userId)
}
