import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { EquipmentValue } from '#contract/reports/reportList.ts'
import { places } from './places.tables.ts'

/** A piece of equipment that the co-owners share. */
export const equipments = pgTable(
  'equipments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    sqlId: text('sql_id'),
    /** One of the specification's equipment values. */
    kind: text('kind').$type<EquipmentValue>().notNull(),
    name: text('name').notNull(),
    location: text('location').notNull(),
    installedOn: date('installed_on', { mode: 'string' }),
    maintainedBy: text('maintained_by'),
  },
  (table) => [
    unique('equipments_sql_id_is_unique').on(table.placeId, table.sqlId),
    index('equipments_by_place').on(table.placeId, table.name, table.id),
  ],
)
