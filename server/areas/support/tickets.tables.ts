import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'

/** Questions to the operator of the portal. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    offer: text('offer').notNull(),
    requesterId: uuid('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id').references(() => places.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    status: text('status').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** When the operator last wrote, and when the requester last read. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    /** The last status sent to or read from the help desk; `null` = it has no ticket yet. */
    deskStatus: text('desk_status'),
  },
  (table) => [
    index('tickets_of_requester').on(table.requesterId, table.updatedAt.desc().nullsFirst(), table.id),
    // An operator answers those that have waited longest; a portal has few that wait, whatever their total.
    index('tickets_ongoing')
      .on(table.offer, table.updatedAt, table.id)
      .where(sql`${table.status} in ('new', 'open', 'pending')`),
    index('tickets_finished')
      .on(table.offer, table.updatedAt, table.id)
      .where(sql`${table.status} in ('solved', 'closed')`),
    index('tickets_solved').on(table.updatedAt).where(sql`${table.status} = 'solved'`),
    check('tickets_status_is_known', sql`${table.status} in ('new', 'open', 'pending', 'solved', 'closed')`),
  ],
)

/** The comments of a ticket: appended, never edited. */
export const ticketComments = pgTable(
  'ticket_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name of an author at the help desk who has no account here. */
    authorName: text('author_name'),
    isFromOperator: boolean('is_from_operator').notNull(),
    body: text('body').notNull(),
    /** Whether the help desk has it. Without a help desk, no comment is sent anywhere. */
    isAtDesk: boolean('is_at_desk').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('ticket_comments_by_ticket').on(table.ticketId, table.createdAt.desc().nullsFirst(), table.id),
    index('ticket_comments_by_author').on(table.authorId),
  ],
)

/** Files of comments, in their order. */
export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => ticketComments.id, { onDelete: 'cascade' }),
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    uniqueIndex('ticket_attachments_once').on(table.attachmentId),
    index('ticket_attachments_by_comment').on(table.commentId, table.position),
  ],
)

/** The number of tickets of an offer, so that no page counts years of them. A trigger updates it (migration of the table). */
export const ticketTotals = pgTable(
  'ticket_totals',
  {
    offer: text('offer').notNull(),
    isOngoing: boolean('is_ongoing').notNull(),
    tickets: integer('tickets').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.offer, table.isOngoing] })],
)

/** Events of tickets at the help desk that the portal has processed: each event counts once. */
export const deskEvents = pgTable(
  'desk_events',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.id] })],
)

/** The position up to which the portal has read changes at a help desk. */
export const deskPositions = pgTable('desk_positions', {
  /** The host of the help desk. */
  desk: text('desk').primaryKey(),
  /** `null` = nothing has been read yet. */
  position: text('position'),
  /** Since when the help desk is configured. */
  since: timestamp('since', { withTimezone: true }).notNull(),
  /** Until this moment, no other process may read. */
  claimedUntil: timestamp('claimed_until', { withTimezone: true }).notNull(),
})
