import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { places } from './places.tables.ts'

/** Groups that one message can reach; roles decide their members. */
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
