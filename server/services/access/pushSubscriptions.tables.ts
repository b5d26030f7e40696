import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'
import { sessions } from './session.tables.ts'

/** Devices that receive push notifications: one for each session, deleted with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    offer: text('offer').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_subscriptions_by_person').on(table.userId),
    uniqueIndex('push_subscriptions_by_session').on(table.sessionId),
    // A browser belongs to the last person who subscribed in it.
    uniqueIndex('push_subscriptions_by_endpoint').on(table.endpoint),
  ],
)
