import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** Unsent text: for each person one draft per form and place, or per form and subject. */
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
    /** The subject, if the form has one; each area knows its own kind. */
    subjectId: uuid('subject_id'),
    /** Has the shape of the form's draft in the contract. */
    value: jsonb('value').notNull(),
    /** The person's files in the draft, in order. */
    attachmentIds: uuid('attachment_ids').array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('drafts_one_of_each').on(table.userId, table.placeId, table.form, table.subjectId).nullsNotDistinct(),
  ],
)
