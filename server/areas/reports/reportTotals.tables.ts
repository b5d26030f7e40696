import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { places } from '#server/services/directory/places.tables.ts'

/**
 * The number of reports of a place, so that no page counts ten thousand again. Triggers update it, like `reports.events_count`
 * (migration 0007), in the transaction that writes a report.
 */
export const reportTotals = pgTable('report_totals', {
  placeId: uuid('place_id')
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  ongoing: integer('ongoing').notNull().default(0),
  resolved: integer('resolved').notNull().default(0),
})

/** The number of reports about a piece of equipment, updated like those of a place (migration 0037). */
export const equipmentReportTotals = pgTable('equipment_report_totals', {
  equipmentId: uuid('equipment_id')
    .primaryKey()
    .references(() => equipments.id, { onDelete: 'cascade' }),
  reports: integer('reports').notNull().default(0),
})
