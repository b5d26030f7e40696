import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'

/**
 * The number of reports of a place, so that no page of ten thousand is counted anew. Triggers update it, like
 * `reports.events_count` (migration 0007), in the transaction that writes a report.
 */
export const reportTotals = pgTable('report_totals', {
  placeId: uuid('place_id')
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  ongoing: integer('ongoing').notNull().default(0),
  resolved: integer('resolved').notNull().default(0),
})
