import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { lots, places } from './places.tables.ts'

/** Shares out a charge that not every lot bears. A charge that all lots bear is shared out by their tantièmes. */
export const repartitionKeys = pgTable(
  'repartition_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    sqlId: text('sql_id'),
    name: text('name').notNull(),
  },
  (table) => [
    unique('repartition_keys_sql_id_is_unique').on(table.placeId, table.sqlId),
    unique('repartition_keys_name_is_unique').on(table.placeId, table.name),
  ],
)

export const repartitionKeyLots = pgTable(
  'repartition_key_lots',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => repartitionKeys.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    shares: integer('shares').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.lotId] }),
    check('repartition_key_lots_shares_are_positive', sql`${table.shares} > 0`),
  ],
)
