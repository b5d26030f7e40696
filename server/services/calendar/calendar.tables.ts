import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'

/** Addresses of calendar feeds: one per person and site, stored as a hash, so that a stolen table opens none. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offer: text('offer').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The language of the person when they created it, because a calendar application sends none. */
    locale: text('locale').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.offer] })],
)
