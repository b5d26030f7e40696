import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BankLineState } from '#contract/accounts/bankLines.ts'
import { ledgerLines, ledgers } from '#server/services/ledger/ledger.tables.ts'
import { searchTextOf } from '#server/services/ledger/searchText.ts'

/** The lines of bank statements, each with its movement of the books. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => ledgers.placeId),
    sqlId: text('sql_id'),
    account: text('account').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** Cents; positive for money received. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    label: text('label').notNull(),
    reference: text('reference'),
    /** Label and reference without case or accents. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(searchTextOf(`"label" || ' ' || coalesce("reference", '')`)),
    state: text('state').$type<BankLineState>().notNull().default('unmatched'),
    /** The matched movement. */
    entryId: uuid('entry_id'),
    rank: integer('rank'),
    /** Whether the entry was posted from this line. */
    isPosted: boolean('is_posted').notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: 'bank_lines_movement',
      columns: [table.entryId, table.rank],
      foreignColumns: [ledgerLines.entryId, ledgerLines.rank],
    }),
    unique('bank_lines_sql_id_is_unique').on(table.placeId, table.sqlId),
    unique('bank_lines_are_one_movement').on(table.entryId, table.rank),
    index('bank_lines_by_day').on(table.placeId, table.bookedOn, table.id),
    index('bank_lines_by_state').on(table.placeId, table.state, table.bookedOn, table.id),
    check('bank_lines_state_is_known', sql`${table.state} in ('unmatched', 'matched', 'ignored')`),
    check('bank_lines_are_worth_something', sql`${table.amount} <> 0`),
    check('bank_lines_have_a_movement', sql`(${table.state} = 'matched') = (${table.entryId} is not null)`),
    check('bank_lines_name_a_line', sql`(${table.entryId} is null) = (${table.rank} is null)`),
  ],
)
