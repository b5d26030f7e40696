import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Every version of the general terms that was ever in force. */
export const termsVersions = pgTable(
  'terms_versions',
  {
    offer: text('offer').notNull(),
    locale: text('locale').notNull(),
    version: text('version').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    articles: jsonb('articles').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offer, table.locale, table.version] })],
)
