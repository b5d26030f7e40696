import { bigint, index, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import type { Explanation } from '#contract/accounts/explanations.ts'
import { fiscalYears, lots } from '#server/services/directory/places.tables.ts'
import { works } from '#server/services/ledger/budgets.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'

/** The amount that each lot owes or gets back (negative) after the closing of a year or of works, with its explanation. */
export const regularisations = pgTable(
  'regularisations',
  {
    fiscalYearId: uuid('fiscal_year_id')
      .notNull()
      .references(() => fiscalYears.id),
    /** `null` = the current operations of the year. */
    worksId: uuid('works_id').references(() => works.id),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => lots.id),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    explanation: jsonb('explanation').$type<Explanation>().notNull(),
  },
  (table) => [
    unique('regularisations_are_unique').on(table.fiscalYearId, table.worksId, table.lotId).nullsNotDistinct(),
    index('regularisations_by_lot').on(table.lotId),
  ],
)
