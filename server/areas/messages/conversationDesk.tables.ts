import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { agencies } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { conversations } from './conversations.tables.ts'
import { messages } from './messages.tables.ts'

/** Notes of staff about a conversation. They are separate rows, so that no query of messages can return them. */
export const conversationNotes = pgTable(
  'conversation_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('conversation_notes_in_order').on(table.conversationId, table.createdAt, table.id),
    index('conversation_notes_by_author').on(table.authorId),
  ],
)

/** Prepared answers of an agency. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('canned_answers_by_agency').on(table.agencyId, table.title, table.id)],
)

/** Messages that readers reported to the manager, copied as they were: the author may edit or withdraw theirs. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When staff have dealt with it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    index('abuse_reports_by_message').on(table.messageId),
    index('abuse_reports_by_reporter').on(table.reporterId),
  ],
)
