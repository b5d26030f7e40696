import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { wordsOf } from '#server/platform/wordsOf.ts'

/** A person, known by one e-mail address in all their offers. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').notNull().unique(),
    /** PHC string; `null` = invited, no password chosen yet. */
    passwordHash: text('password_hash'),
    displayName: text('display_name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    avatarUrl: text('avatar_url'),
    /** E.164. */
    phoneNumber: text('phone_number'),
    address: text('address'),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Language of the e-mails; `null` = the language of the request. */
    locale: text('locale'),
    /** Names without case or accents. */
    searchText: text('search_text').notNull().default(''),
    isAdministrator: boolean('is_administrator').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('users_by_name').on(table.searchText, table.id),
    index('users_administrators').on(table.id).where(sql`${table.isAdministrator}`),
    index('users_by_words').using('gin', wordsOf(table.searchText)),
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
    check('users_phone_is_e164', sql`${table.phoneNumber} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
)

/** The offers a person may sign in to: one for residents, all for staff. */
export const userOffers = pgTable(
  'user_offers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offer: text('offer').notNull(),
    /** The key of the person in the system of the offer's manager. */
    sqlId: text('sql_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.offer] }),
    unique('user_offers_sql_id_is_unique').on(table.offer, table.sqlId),
    index('user_offers_by_offer').on(table.offer, table.userId),
    check('user_offers_offer_is_known', sql`${table.offer} in ('ESE', 'VSY', 'DIR', 'ECO', 'NEUF', 'VQC')`),
  ],
)

/** The number of people who may sign in to an offer. Triggers update it (migration 0016), so that no page of people is counted anew. */
export const offerTotals = pgTable('offer_totals', {
  offer: text('offer').primaryKey(),
  people: integer('people').notNull().default(0),
})
