import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** People who get e-mails about messages and posts together. All others get each one immediately. */
export const mailRhythms = pgTable(
  'mail_rhythms',
  {
    userId: person().primaryKey(),
    rhythm: text('rhythm').notNull(),
    /** When their last digest was planned, or when they chose the rhythm. */
    plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
    /** Whether the planned digest is still to be sent. */
    isWaiting: boolean('is_waiting').notNull().default(false),
  },
  (table) => [check('mail_rhythms_rhythm_is_known', sql`${table.rhythm} in ('hourly', 'daily')`)],
)

/**
 * The progress of e-mails about a conversation or a topic, for each person. The id is in the address that accepts their reply.
 */
export const exchangeMails = pgTable(
  'exchange_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: person(),
    /** The type of its notifications. */
    type: text('type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The number of the last message or post that was mailed. */
    mailedSeq: integer('mailed_seq').notNull().default(0),
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('exchange_mails_are_unique').on(table.userId, table.type, table.subjectId),
    check('exchange_mails_type_is_known', sql`${table.type} in ('conversations', 'post')`),
  ],
)
