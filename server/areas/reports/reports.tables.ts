import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { EquipmentValue, ReportCategory, ReportKind, ReportStatus } from '#contract/reports/reportList.ts'
import type { ReportEventKind } from '#contract/reports/reports.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { stemsOf, tsvector } from '#server/services/search/stems.ts'

/** A problem reported in a place. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Title and description, normalised for searches (services/directory/searchText.ts). */
    searchText: text('search_text').notNull().default(''),
    /** Word stems of `searchText`, stored because comparing reports would otherwise compute them for each report and word. */
    stems: tsvector('stems').generatedAlwaysAs(stemsOf(sql`"search_text"`)),
    category: integer('category').$type<ReportCategory>().notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    status: text('status').$type<ReportStatus>().notNull(),
    equipment: text('equipment').$type<EquipmentValue>().notNull().default('other'),
    equipmentId: uuid('equipment_id').references(() => equipments.id, { onDelete: 'set null' }),
    /** The staff member in charge. */
    responsibleId: uuid('responsible_id').references(() => users.id, { onDelete: 'set null' }),
    promisedOn: date('promised_on', { mode: 'string' }),
    /** The latest work order: the provider, and the planned day if it is known. */
    workProvider: text('work_provider'),
    workPlannedOn: date('work_planned_on', { mode: 'string' }),
    /** When the overdue promise was escalated to the director; a new promise clears it. */
    escalatedAt: timestamp('escalated_at', { withTimezone: true }),
    /** The number of events of its history, updated by a trigger (reportTotals.tables.ts). */
    eventsCount: integer('events_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('reports_by_place').on(table.placeId, table.updatedAt.desc().nullsFirst(), table.id),
    index('reports_by_creation').on(table.placeId, table.createdAt.desc().nullsFirst(), table.id),
    // A place has few unresolved reports, however long its history.
    index('reports_ongoing')
      .on(table.placeId, table.updatedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.status} <> 'resolved'`),
    index('reports_by_equipment').on(table.equipmentId, table.updatedAt.desc().nullsFirst(), table.id),
    index('reports_ongoing_by_equipment').on(table.equipmentId).where(sql`${table.status} <> 'resolved'`),
    index('reports_by_reporter').on(table.reporterId, table.createdAt),
    index('reports_by_words').using('gin', wordsOf(table.searchText)),
    index('reports_promised').on(table.promisedOn).where(sql`${table.status} <> 'resolved'`),
    check('reports_category_is_known', sql`${table.category} between 1 and 7`),
    check('reports_kind_is_known', sql`${table.kind} in ('emergency', 'dysfunctional')`),
    check('reports_status_is_known', sql`${table.status} in ('opened', 'acknowledged', 'resolved')`),
  ],
)

/** The history of a report: appended, never edited. */
export const reportEvents = pgTable(
  'report_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportEventKind>().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    isFromStaff: boolean('is_from_staff').notNull().default(false),
    body: text('body'),
    responsibleId: uuid('responsible_id').references(() => users.id, { onDelete: 'set null' }),
    promisedOn: date('promised_on', { mode: 'string' }),
    workProvider: text('work_provider'),
    workPlannedOn: date('work_planned_on', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('report_events_by_report').on(table.reportId, table.createdAt.desc().nullsFirst(), table.id),
    index('report_events_by_author').on(table.authorId),
    check(
      'report_events_kind_is_known',
      sql`${table.kind} in ('opened', 'acknowledged', 'resolved', 'custom_comment')`,
    ),
  ],
)

/** Witnesses: people who see the problem too. */
export const reportWitnesses = pgTable(
  'report_witnesses',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.userId] }),
    index('report_witnesses_by_person').on(table.userId),
  ],
)

/** When somebody last read a report. */
export const reportReadings = pgTable(
  'report_readings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reportId] })],
)

/** Files of a report, or of one line of its history. */
export const reportAttachments = pgTable(
  'report_attachments',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** `null` = of the report itself. */
    eventId: uuid('event_id').references(() => reportEvents.id, { onDelete: 'cascade' }),
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    uniqueIndex('report_attachments_once').on(table.attachmentId),
    index('report_attachments_by_report').on(table.reportId, table.position).where(sql`${table.eventId} is null`),
    index('report_attachments_by_event').on(table.eventId, table.position),
  ],
)
