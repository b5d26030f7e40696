import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { ledgerEntries, ledgers, providers } from '#server/services/ledger/ledger.tables.ts'

const place = () =>
  uuid('place_id')
    .notNull()
    .references(() => ledgers.placeId)
const fiscalYear = () =>
  uuid('fiscal_year_id')
    .notNull()
    .references(() => fiscalYears.id)
const key = () => uuid('key_id').references(() => repartitionKeys.id)
const provider = () => uuid('provider_id').references(() => providers.id)

/**
 * The ledger for every co-owner, kept by a trigger: the lines of an entry in one account, key and supplier are one movement, so
 * that no list, filter or sum of these rows reveals the debts or payments of one owner.
 */
export const ledgerMovements = pgTable(
  'ledger_movements',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    /** The smallest rank of its lines. */
    rank: integer('rank').notNull(),
    placeId: place(),
    fiscalYearId: fiscalYear(),
    account: text('account').notNull(),
    /** `null` on the accounts of owners, whose keys would distinguish their lots. */
    keyId: key(),
    providerId: provider(),
    /** Whether some of its lines name an owner. */
    isOfOwners: boolean('is_of_owners').notNull(),
    /** Cents: debits less credits. Zero = a transfer between owners, which no list shows. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('ledger_movements_are_unique')
      .on(table.entryId, table.account, table.keyId, table.providerId)
      .nullsNotDistinct(),
    index('ledger_movements_by_account').on(table.placeId, table.account),
    // Marks the entries that concern single owners, without reading their movements.
    index('ledger_movements_of_owners').on(table.placeId, table.entryId).where(sql`${table.isOfOwners}`),
    index('ledger_movements_by_amount').on(table.placeId, sql`abs(${table.amount})`),
  ],
)

/** Counts and sums of lines and of movements, kept by triggers, so that a list need not read all of them. Cents. */
export const ledgerMovementTotals = pgTable(
  'ledger_movement_totals',
  {
    placeId: place(),
    fiscalYearId: fiscalYear(),
    journal: text('journal').notNull(),
    account: text('account').notNull(),
    keyId: key(),
    providerId: provider(),
    lines: integer('lines').notNull(),
    debit: bigint('debit', { mode: 'number' }).notNull(),
    credit: bigint('credit', { mode: 'number' }).notNull(),
    /** Excludes movements of zero. */
    movements: integer('movements').notNull(),
    movedDebit: bigint('moved_debit', { mode: 'number' }).notNull(),
    movedCredit: bigint('moved_credit', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('ledger_movement_totals_are_unique')
      .on(table.placeId, table.fiscalYearId, table.journal, table.account, table.keyId, table.providerId)
      .nullsNotDistinct(),
  ],
)
