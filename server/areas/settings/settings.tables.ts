import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const mailingPreferences = pgTable(
  'mailing_preferences',
  {
    userId: person().primaryKey(),
    callsForFunds: text('calls_for_funds').notNull(),
    generalMeetings: text('general_meetings').notNull(),
    otherLetters: text('other_letters').notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'mailing_preferences_channel_is_known',
      sql`array[${table.callsForFunds}, ${table.generalMeetings}, ${table.otherLetters}] <@ array['paper', 'electronic']`,
    ),
  ],
)

export const deletionRequests = pgTable('deletion_requests', {
  userId: person().primaryKey(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
})
