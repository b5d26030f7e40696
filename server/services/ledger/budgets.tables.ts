import { sql } from 'drizzle-orm'
import { bigint, check, date, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { fiscalYears, places } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { ledgerAccounts } from './accounts.tables.ts'

/** The spending voted by a general meeting for a fiscal year, by account and key. */
export const budgetItems = pgTable(
  'budget_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id),
    fiscalYearId: uuid('fiscal_year_id')
      .notNull()
      .references(() => fiscalYears.id),
    chart: text('chart').notNull(),
    account: text('account').notNull(),
    /** `null` = the key of all lots. */
    keyId: uuid('key_id').references(() => repartitionKeys.id),
    /** Cents per year. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The day of the general meeting. */
    votedOn: date('voted_on', { mode: 'string' }).notNull(),
    /** The decision of the portal that voted it; its area owns that table. */
    decisionId: uuid('decision_id'),
  },
  (table) => [
    foreignKey({
      name: 'budget_items_account',
      columns: [table.chart, table.account],
      foreignColumns: [ledgerAccounts.chart, ledgerAccounts.code],
    }),
    unique('budget_items_are_unique').on(table.fiscalYearId, table.account, table.keyId).nullsNotDistinct(),
    check('budget_items_are_not_negative', sql`${table.amount} >= 0`),
  ],
)

/** Works voted by a general meeting, with their own budget (law of 10 July 1965, art. 14-2). */
export const works = pgTable(
  'works',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id),
    sqlId: text('sql_id'),
    /** Short, and shown next to the label, for example `TRX-2026-01`. */
    reference: text('reference').notNull(),
    label: text('label').notNull(),
    /** `null` = the whole place. */
    building: text('building'),
    resolutionNumber: text('resolution_number'),
    /** The decision of the portal that voted them; its area owns that table. */
    decisionId: uuid('decision_id'),
    /** `null` = the key of all lots. */
    keyId: uuid('key_id').references(() => repartitionKeys.id),
    /** Cents. */
    votedAmount: bigint('voted_amount', { mode: 'number' }).notNull(),
    /** The amount that grants and loans pay. Cents. */
    grants: bigint('grants', { mode: 'number' }).notNull().default(0),
    loans: bigint('loans', { mode: 'number' }).notNull().default(0),
    votedOn: date('voted_on', { mode: 'string' }).notNull(),
    /** `null` = in progress. */
    closedOn: date('closed_on', { mode: 'string' }),
  },
  (table) => [
    unique('works_reference_is_unique').on(table.placeId, table.reference),
    unique('works_sql_id_is_unique').on(table.placeId, table.sqlId),
    index('works_by_place').on(table.placeId, table.votedOn),
    check('works_are_worth_something', sql`${table.votedAmount} > 0`),
    check('works_aid_is_part_of_them', sql`${table.grants} >= 0 and ${table.loans} >= 0`),
  ],
)
