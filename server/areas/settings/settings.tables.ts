import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Rows exist for people who have chosen; everybody else has the defaults. */
export const privacySettings = pgTable(
  'privacy_settings',
  {
    userId: person().primaryKey(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    address: text('address').notNull(),
    birthDate: text('birth_date').notNull(),
    messagesFrom: text('messages_from').notNull(),
  },
  (table) => [
    check(
      'privacy_settings_visibility_is_known',
      sql`array[${table.email}, ${table.phoneNumber}, ${table.address}, ${table.birthDate}] <@ array['private', 'public']`,
    ),
    check(
      'privacy_settings_senders_are_known',
      sql`${table.messagesFrom} in ('all_contacts', 'coowners_lessors', 'board_members', 'tenants')`,
    ),
  ],
)

/** Switches that were moved away from their default, or back. */
export const notificationSwitches = pgTable(
  'notification_switches',
  {
    userId: person(),
    topic: text('topic').notNull(),
    channel: text('channel').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic, table.channel] }),
    check('notification_switches_channel_is_known', sql`${table.channel} in ('email', 'push')`),
  ],
)

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

/** People who asked for their account to be deleted. */
export const deletionRequests = pgTable('deletion_requests', {
  userId: person().primaryKey(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
})
