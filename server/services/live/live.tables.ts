import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** Changes for one person or for everybody of a place, kept for as long as a browser may reconnect and ask. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id').references(() => places.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    subjectId: uuid('subject_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('live_events_by_age').on(table.createdAt),
    check('live_events_concern_somebody', sql`${table.userId} is not null or ${table.placeId} is not null`),
  ],
)
