import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'

/** Switches that the person has set. */
export const notificationSwitches = pgTable(
  'notification_switches',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    channel: text('channel').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic, table.channel] }),
    check('notification_switches_channel_is_known', sql`${table.channel} in ('email', 'push')`),
  ],
)
