import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** Somebody asked to join a place, by e-mail. */
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
    /** Who came. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('invitations_by_place').on(table.placeId, table.createdAt),
    index('invitations_by_email').on(table.email),
    uniqueIndex('invitations_one_pending')
      .on(table.placeId, table.email, table.role)
      .where(sql`${table.acceptedAt} is null`),
    check('invitations_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('invitations_acceptance_is_whole', sql`(${table.acceptedAt} is null) = (${table.userId} is null)`),
  ],
)

/** Groups that can be written to at once; who is in them follows from roles. */
export const distributionLists = pgTable(
  'distribution_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
  },
  (table) => [
    unique('distribution_lists_kind_is_unique').on(table.placeId, table.kind),
    check(
      'distribution_lists_kind_is_known',
      sql`${table.kind} in ('everyone', 'coowners', 'council', 'tenants', 'staff')`,
    ),
  ],
)
