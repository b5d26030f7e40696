import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Journal } from '#contract/accounts/chartOfAccounts.ts'
import { wordsOf } from '#server/platform/wordsOf.ts'
import { fiscalYears, lots, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { ledgerAccounts } from './accounts.tables.ts'
import { works } from './budgets.tables.ts'
import { searchTextOf } from './searchText.ts'

/** The books of a place. Posting locks this row, so that entries of a place are written one at a time. */
export const ledgers = pgTable(
  'ledgers',
  {
    placeId: uuid('place_id')
      .primaryKey()
      .references(() => places.id),
    chart: text('chart').notNull(),
  },
  (table) => [unique('ledgers_chart_of_place').on(table.placeId, table.chart)],
)

/** A supplier of the places of an offer. */
export const providers = pgTable(
  'providers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    offer: text('offer').notNull(),
    sqlId: text('sql_id'),
    name: text('name').notNull(),
  },
  (table) => [unique('providers_sql_id_is_unique').on(table.offer, table.sqlId)],
)

/**
 * Entries balance, are numbered without gaps by year and journal, and never change: triggers enforce this (migration 0028). A
 * wrong entry is corrected by another one that reverses it.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => ledgers.placeId),
    fiscalYearId: uuid('fiscal_year_id')
      .notNull()
      .references(() => fiscalYears.id),
    journal: text('journal').$type<Journal>().notNull(),
    /** Set by the database, whatever value is inserted. */
    number: integer('number').notNull().default(0),
    enteredOn: date('entered_on', { mode: 'string' }).notNull(),
    label: text('label').notNull(),
    pieceReference: text('piece_reference'),
    /** Label and piece without case or accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(searchTextOf(`"label" || ' ' || coalesce("piece_reference", '')`)),
    /** The invoice, bank statement or other paper that proves it. */
    proofId: uuid('proof_id').references(() => attachments.id),
    reversesId: uuid('reverses_id'),
    /** The origin, for example a call; unique in a place. */
    source: text('source'),
    /** `null` = the portal itself. */
    postedBy: uuid('posted_by').references(() => users.id),
    postedAt: timestamp('posted_at', { withTimezone: true }).notNull(),
    /** The transaction that posted it; no other may add lines. */
    transaction: bigint('transaction', { mode: 'bigint' }).notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
  },
  (table) => [
    foreignKey({ name: 'ledger_entries_reverses', columns: [table.reversesId], foreignColumns: [table.id] }),
    unique('ledger_entries_reversed_once').on(table.reversesId),
    unique('ledger_entries_written_once').on(table.placeId, table.source),
    unique('ledger_entries_numbers').on(table.fiscalYearId, table.journal, table.number),
    index('ledger_entries_by_day').on(table.placeId, table.enteredOn, table.journal, table.number),
    index('ledger_entries_by_words').using('gin', wordsOf(table.searchText)),
    index('ledger_entries_by_year').on(table.fiscalYearId, table.enteredOn, table.journal, table.number),
    check('ledger_entries_journal_is_known', sql`${table.journal} in ('AN', 'AF', 'AC', 'BQ', 'OD', 'CL')`),
  ],
)

/**
 * A line repeats the place, year and day of its entry, so that lists and totals read one table; a trigger compares them once per
 * statement. With a foreign key on these four columns, each line would read all entries of its day, and one day may have
 * thousands of new ones.
 */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    rank: integer('rank').notNull(),
    placeId: uuid('place_id').notNull(),
    fiscalYearId: uuid('fiscal_year_id').notNull(),
    enteredOn: date('entered_on', { mode: 'string' }).notNull(),
    chart: text('chart').notNull(),
    account: text('account').notNull(),
    /** Cents; either debit or credit is zero. */
    debit: bigint('debit', { mode: 'number' }).notNull().default(0),
    credit: bigint('credit', { mode: 'number' }).notNull().default(0),
    /** `null` = the key of all lots, or none. */
    keyId: uuid('key_id').references(() => repartitionKeys.id),
    lotId: uuid('lot_id').references(() => lots.id),
    ownerId: uuid('owner_id').references(() => users.id),
    providerId: uuid('provider_id').references(() => providers.id),
    /** The voted works, for accounts that hold several. */
    worksId: uuid('works_id').references(() => works.id),
    /** The due date of an owner's debt. */
    dueOn: date('due_on', { mode: 'string' }),
    /** The regularisation of this year: not due before the meeting approves its accounts (decree of 17 March 1967, art. 45-1). */
    awaitsYearId: uuid('awaits_year_id').references(() => fiscalYears.id),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.rank] }),
    foreignKey({
      name: 'ledger_lines_chart',
      columns: [table.placeId, table.chart],
      foreignColumns: [ledgers.placeId, ledgers.chart],
    }),
    foreignKey({
      name: 'ledger_lines_account',
      columns: [table.chart, table.account],
      foreignColumns: [ledgerAccounts.chart, ledgerAccounts.code],
    }),
    index('ledger_lines_by_owner').on(table.ownerId, table.placeId, table.enteredOn),
    index('ledger_lines_by_amount').on(table.placeId, sql`(${table.debit} + ${table.credit})`),
    index('ledger_lines_by_lot').on(table.lotId).where(sql`${table.lotId} is not null`),
    index('ledger_lines_by_provider').on(table.providerId).where(sql`${table.providerId} is not null`),
    index('ledger_lines_by_account').on(table.placeId, table.fiscalYearId, table.account, table.enteredOn),
    // Debts of owners, without the payments that come each month (balances.store.ts).
    index('ledger_lines_owed')
      .on(table.placeId, table.fiscalYearId)
      .where(sql`${table.ownerId} is not null and (${table.debit} > 0 or ${table.awaitsYearId} is not null)`),
    check(
      'ledger_lines_have_one_side',
      sql`${table.debit} >= 0 and ${table.credit} >= 0 and (${table.debit} = 0) <> (${table.credit} = 0)`,
    ),
    check('ledger_lines_have_one_party', sql`${table.ownerId} is null or ${table.providerId} is null`),
  ],
)

/** Sums of lines, kept by a trigger: by account and year, and by owner or supplier if there is one. Cents. */
export const ledgerTotals = pgTable(
  'ledger_totals',
  {
    placeId: uuid('place_id')
      .notNull()
      .references(() => ledgers.placeId),
    fiscalYearId: uuid('fiscal_year_id')
      .notNull()
      .references(() => fiscalYears.id),
    account: text('account').notNull(),
    ownerId: uuid('owner_id').references(() => users.id),
    providerId: uuid('provider_id').references(() => providers.id),
    debit: bigint('debit', { mode: 'number' }).notNull(),
    credit: bigint('credit', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('ledger_totals_are_unique')
      .on(table.fiscalYearId, table.account, table.ownerId, table.providerId)
      .nullsNotDistinct(),
    index('ledger_totals_by_owner').on(table.ownerId, table.placeId),
  ],
)
