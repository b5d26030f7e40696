import { date, pgTable } from 'drizzle-orm/pg-core'
import type { RefundFileFormat } from '#contract/payments/refundFiles.ts'
import { bankFileColumns, bankFileRules } from '../files/bankFile.tables.ts'

/** Files of transfers, each written again from its refunds when needed. */
export const refundFiles = pgTable(
  'refund_files',
  {
    ...bankFileColumns<RefundFileFormat>(),
    /** The day on which the bank is asked to transfer. */
    executeOn: date('execute_on', { mode: 'string' }).notNull(),
  },
  (table) => bankFileRules('refund_files', table),
)
