import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './profile.tables.ts'

/** Rows exist for people who have chosen; everybody else has the defaults. */
export const privacySettings = pgTable(
  'privacy_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
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
