import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { places } from '../places/places.tables.ts'
import { users } from '../profile/profile.tables.ts'

/** What somebody has begun to write and not sent: one of each form in each place. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    form: text('form').notNull(),
    /** As the contract describes it for this form. */
    body: jsonb('body').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.placeId, table.form] }),
    check('drafts_form_is_known', sql`${table.form} in ('report')`),
  ],
)
