import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The accounts of the charts; a closed list, written by migrations from `contract/accounts/chartOfAccounts.ts`. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  { chart: text('chart').notNull(), code: text('code').notNull() },
  (table) => [primaryKey({ columns: [table.chart, table.code] })],
)
