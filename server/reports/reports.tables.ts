import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { places } from '../places/places.tables.ts'
import { users } from '../profile/profile.tables.ts'

/** Something that is wrong in a place. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    category: integer('category').notNull(),
    kind: text('kind').notNull(),
    status: text('status').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('reports_by_place').on(table.placeId, table.updatedAt.desc().nullsFirst(), table.id),
    check('reports_category_is_known', sql`${table.category} between 1 and 7`),
    check('reports_kind_is_known', sql`${table.kind} in ('emergency', 'dysfunctional')`),
    check('reports_status_is_known', sql`${table.status} in ('opened', 'acknowledged', 'resolved')`),
  ],
)
