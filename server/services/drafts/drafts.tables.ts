import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { decisions } from '#server/areas/decisions/decisions.tables.ts'
import { reports } from '#server/areas/reports/reports.tables.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** What somebody has begun to write and not sent: one of each form in each place, or about each decision or report. */
export const drafts = pgTable(
  'drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    form: text('form').notNull(),
    /** What it is about, where it is about one thing of the place. */
    decisionId: uuid('decision_id').references(() => decisions.id, { onDelete: 'cascade' }),
    reportId: uuid('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    /** As the contract describes it for this form. */
    body: jsonb('body').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('drafts_one_of_each')
      .on(table.userId, table.placeId, table.form, table.decisionId, table.reportId)
      .nullsNotDistinct(),
    index('drafts_by_decision').on(table.decisionId),
    index('drafts_by_report').on(table.reportId),
    check(
      'drafts_form_is_known',
      sql`case
        when ${table.form} in ('report', 'decision') then ${table.decisionId} is null and ${table.reportId} is null
        when ${table.form} in ('meetingRequest', 'presidentDesk') then ${table.decisionId} is not null and ${table.reportId} is null
        else ${table.form} = 'comment' and ${table.decisionId} is null and ${table.reportId} is not null
      end`,
    ),
  ],
)
