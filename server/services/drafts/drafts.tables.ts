import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** What somebody has begun to write and not sent: one of each form in each place, or about each thing of it. */
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
    /** What it is about, where the form is about one thing of the place: each area knows its own. */
    subjectId: uuid('subject_id'),
    /** As the contract describes it for this form. */
    value: jsonb('value').notNull(),
    /** Files of the person that wait with it, in their order. */
    attachmentIds: uuid('attachment_ids').array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('drafts_one_of_each').on(table.userId, table.placeId, table.form, table.subjectId).nullsNotDistinct(),
  ],
)
