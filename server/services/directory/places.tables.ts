import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { users } from './profile.tables.ts'

/** An office of the manager that looks after places. */
export const agencies = pgTable(
  'agencies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Here and in other tables: its key in the manager's system, from which it was imported. */
    sqlId: text('sql_id'),
    offer: text('offer').notNull(),
    name: text('name').notNull(),
    street: text('street').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    /** E.164. */
    phoneNumber: text('phone_number').notNull(),
    email: text('email').notNull(),
    /** `[{ weekday, opensAt, closesAt }]`: Monday is 1, in the agency's local time. */
    openingHours: jsonb('opening_hours').notNull(),
  },
  (table) => [unique('agencies_sql_id_is_unique').on(table.offer, table.sqlId)],
)

/** A residential building or group of buildings under one co-ownership. */
export const places = pgTable(
  'places',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sqlId: text('sql_id'),
    offer: text('offer').notNull(),
    name: text('name').notNull(),
    street: text('street').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    description: text('description').notNull(),
    buildingsCount: integer('buildings_count').notNull(),
    /** Number of flats, shops and offices, stored so that lists need not count them. */
    mainLotsCount: integer('main_lots_count').notNull(),
    /** Sum of the tantièmes of all its lots, e.g. 10 000. */
    tantiemesTotal: integer('tantiemes_total').notNull(),
    /** Name and address without case or accents. */
    searchText: text('search_text').notNull(),
    agencyId: uuid('agency_id').references(() => agencies.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('places_by_offer_name').on(table.offer, table.name, table.id),
    unique('places_sql_id_is_unique').on(table.offer, table.sqlId),
    index('places_by_words').using('gin', wordsOf(table.searchText)),
    check('places_counts_are_positive', sql`${table.buildingsCount} > 0 and ${table.mainLotsCount} >= 0`),
    check('places_tantiemes_are_positive', sql`${table.tantiemesTotal} > 0`),
  ],
)

/** The roles of people in places; each row is one role, which is also the identity they appear under. */
export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    /** The identity's own id, and the name it shows instead of the profile's. */
    id: uuid('id').notNull().defaultRandom().unique(),
    displayName: text('display_name'),
    isDefault: boolean('is_default').notNull().default(false),
    sqlId: text('sql_id'),
  },
  (table) => [
    unique('memberships_sql_id_is_unique').on(table.placeId, table.sqlId),
    primaryKey({ columns: [table.userId, table.placeId, table.role] }),
    index('memberships_by_place').on(table.placeId, table.role),
    // The same order as in lookups of the identity that a person shows in a place.
    index('memberships_by_person').on(table.userId, table.placeId, table.isDefault.desc().nullsFirst(), table.role),
    uniqueIndex('memberships_one_default').on(table.userId, table.placeId).where(sql`${table.isDefault}`),
  ],
)

/** A building of a place, with the name that its lots show. */
export const buildings = pgTable(
  'buildings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sqlId: text('sql_id'),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
  },
  (table) => [
    unique('buildings_sql_id_is_unique').on(table.placeId, table.sqlId),
    unique('buildings_name_is_unique').on(table.placeId, table.name),
  ],
)

/** A numbered share of a place: a flat, a shop, a cellar, a parking space. */
export const lots = pgTable(
  'lots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    sqlId: text('sql_id'),
    number: integer('number').notNull(),
    kind: text('kind').notNull(),
    /** The name of its building, which may have no row of its own. */
    building: text('building').notNull(),
    buildingId: uuid('building_id').references(() => buildings.id),
    tantiemes: integer('tantiemes').notNull(),
    ownerId: uuid('owner_id'),
    /** The identity under which the owner holds it; `null` = their default one. */
    identityId: uuid('identity_id').references(() => memberships.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('lots_sql_id_is_unique').on(table.placeId, table.sqlId),
    index('lots_by_building').on(table.buildingId),
    unique('lots_number_is_unique').on(table.placeId, table.number),
    index('lots_by_owner').on(table.ownerId),
    index('lots_by_identity').on(table.identityId).where(sql`${table.identityId} is not null`),
    foreignKey({ name: 'lots_owner', columns: [table.ownerId], foreignColumns: [users.id] }),
    check('lots_kind_is_known', sql`${table.kind} in ('flat', 'shop', 'office', 'cellar', 'parking')`),
    check('lots_tantiemes_are_positive', sql`${table.tantiemes} > 0 and ${table.number} > 0`),
  ],
)

/** Customer files announced by letter: the reference number and postal code that open an account. */
export const customers = pgTable(
  'customers',
  {
    reference: text('reference').primaryKey(),
    offer: text('offer').notNull(),
    /** Without spaces, in upper case. */
    zipCode: text('zip_code').notNull(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    /** How many people may hold an active account of this file (spouses, heirs, partners of a company). */
    peopleLimit: integer('people_limit').notNull(),
  },
  (table) => [
    index('customers_by_place').on(table.placeId),
    check('customers_people_limit_is_positive', sql`${table.peopleLimit} > 0`),
  ],
)

export const customerPeople = pgTable(
  'customer_people',
  {
    reference: text('reference')
      .notNull()
      .references(() => customers.reference, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.reference, table.userId] })],
)

/** A fiscal year of a place; at most one is current. */
export const fiscalYears = pgTable(
  'fiscal_years',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    sqlId: text('sql_id'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    isCurrent: boolean('is_current').notNull().default(false),
    /** A closed year takes no more entries. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The day on which the general meeting approved its accounts; its regularisation is due from then on. */
    approvedOn: date('approved_on', { mode: 'string' }),
  },
  (table) => [
    unique('fiscal_years_sql_id_is_unique').on(table.placeId, table.sqlId),
    unique('fiscal_years_start_is_unique').on(table.placeId, table.startsOn),
    uniqueIndex('fiscal_years_one_current').on(table.placeId).where(sql`${table.isCurrent}`),
    check('fiscal_years_end_after_start', sql`${table.endsOn} > ${table.startsOn}`),
  ],
)
