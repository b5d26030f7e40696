import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** Notifications, one row per recipient. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id').references(() => places.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** The event, if the type does not say it all. */
    event: text('event'),
    title: text('title').notNull(),
    author: text('author'),
    path: text('path'),
    isHighlighted: boolean('is_highlighted').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notifications_by_person').on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index('notifications_by_place').on(table.userId, table.placeId, table.createdAt.desc().nullsFirst(), table.id),
    index('notifications_unread').on(table.userId, table.placeId).where(sql`${table.readAt} is null`),
  ],
)

/**
 * The number of notifications of a person by place, so that no page counts years of them. Triggers update it (migration 0037).
 */
export const notificationTotals = pgTable(
  'notification_totals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `null` = of no place. */
    placeId: uuid('place_id').references(() => places.id, { onDelete: 'cascade' }),
    notifications: integer('notifications').notNull().default(0),
  },
  (table) => [unique('notification_totals_are_unique').on(table.userId, table.placeId).nullsNotDistinct()],
)
