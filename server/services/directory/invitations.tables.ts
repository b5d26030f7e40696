import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { places } from './places.tables.ts'
import { users } from './profile.tables.ts'

/** An invitation to join a place, sent by e-mail. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** The person who accepted it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('invitations_by_place').on(table.placeId, table.createdAt.desc().nullsFirst(), table.id),
    index('invitations_by_email').on(table.email),
    uniqueIndex('invitations_one_pending')
      .on(table.placeId, table.email, table.role)
      .where(sql`${table.acceptedAt} is null`),
    check('invitations_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('invitations_acceptance_is_whole', sql`(${table.acceptedAt} is null) = (${table.userId} is null)`),
  ],
)
