import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { places } from '../places/places.tables.ts'

/** General meetings, past and to come. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull(),
    location: text('location').notNull(),
  },
  (table) => [
    index('meetings_by_place').on(table.placeId, table.heldAt),
    check('meetings_kind_is_known', sql`${table.kind} in ('ordinary', 'extraordinary')`),
  ],
)
