import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'

/**
 * How many reports a place has, so that a page of ten thousand is not counted each time it is asked for. Triggers keep it, as
 * they keep `reports.events_count` (migration 0007): whatever writes a report is counted in the same transaction.
 */
export const reportTotals = pgTable('report_totals', {
  placeId: uuid('place_id')
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  ongoing: integer('ongoing').notNull().default(0),
  resolved: integer('resolved').notNull().default(0),
})
