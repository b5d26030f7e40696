import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Explanation } from '#contract/accounts/explanations.ts'
import { fiscalYears, lots } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { works } from './budgets.tables.ts'
import { ledgerEntries, ledgers } from './ledger.tables.ts'

/** A call for funds of a place on one day, from the voted budget or works. `entryId` = issued. */
export const calls = pgTable(
  'calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => ledgers.placeId),
    fiscalYearId: uuid('fiscal_year_id')
      .notNull()
      .references(() => fiscalYears.id),
    label: text('label').notNull(),
    /** The account of the owners' debt, for example `4501`, and the account that it is called for. */
    account: text('account').notNull(),
    product: text('product').notNull(),
    worksId: uuid('works_id').references(() => works.id),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** When its owners were notified. */
    announcedAt: timestamp('announced_at', { withTimezone: true }),
    entryId: uuid('entry_id')
      .unique()
      .references(() => ledgerEntries.id),
  },
  (table) => [
    index('calls_by_place').on(table.placeId, table.dueOn),
    index('calls_to_issue').on(table.dueOn).where(sql`${table.entryId} is null`),
  ],
)

/** The amount that a call asks from all lots of a key, with its explanation: stored once, because hundreds of lots share it. */
export const callParts = pgTable(
  'call_parts',
  {
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    keyId: uuid('key_id').references(() => repartitionKeys.id),
    explanation: jsonb('explanation').$type<Explanation>().notNull(),
    /** The weights of all lots, and the number of lots that got an extra cent. */
    whole: bigint('whole', { mode: 'number' }).notNull(),
    leftCents: integer('left_cents').notNull(),
  },
  (table) => [unique('call_parts_are_unique').on(table.callId, table.keyId).nullsNotDistinct()],
)

/** The share of each lot in a part of a call, to the cent. */
export const callShares = pgTable(
  'call_shares',
  {
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id),
    keyId: uuid('key_id').references(() => repartitionKeys.id),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    weight: integer('weight').notNull(),
    /** Rank by remainder, from 1; `null` without weight. */
    place: integer('place'),
  },
  (table) => [
    unique('call_shares_are_unique').on(table.callId, table.lotId, table.keyId).nullsNotDistinct(),
    index('call_shares_by_lot').on(table.lotId),
  ],
)
