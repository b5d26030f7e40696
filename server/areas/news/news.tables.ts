import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'

/** News of a place, written by its manager. */
export const placeActualities = pgTable(
  'place_actualities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Plain text; an empty line begins a paragraph. */
    body: text('body').notNull(),
    author: text('author').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('place_actualities_by_place').on(table.placeId, table.publishedAt.desc().nullsFirst(), table.id)],
)

/** The number of news items of a place, so that no page counts years of them. Triggers update it (migration 0016). */
export const newsTotals = pgTable('news_totals', {
  placeId: uuid('place_id')
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  news: integer('news').notNull().default(0),
})
