import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { FileState } from '#contract/payments/collections.ts'
import type { RefundFileFormat } from '#contract/payments/refundFiles.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { creditors } from '../mandates/mandates.tables.ts'

/** Files of transfers, each written anew from its refunds like a file of collections. */
export const refundFiles = pgTable(
  'refund_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => creditors.placeId),
    /** Of the same count as files of collections (fileNumbers.store.ts). */
    number: integer('number').notNull(),
    messageId: text('message_id').notNull().unique(),
    format: text('format').$type<RefundFileFormat>().notNull(),
    state: text('state').$type<FileState>().notNull(),
    count: integer('count').notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The day on which the bank is asked to transfer. */
    executeOn: date('execute_on', { mode: 'string' }).notNull(),
    /** SHA-256 of the file. */
    hash: text('hash').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    madeBy: uuid('made_by').references(() => users.id),
    handedOutAt: timestamp('handed_out_at', { withTimezone: true }),
    handedOutBy: uuid('handed_out_by').references(() => users.id),
  },
  (table) => [
    unique('refund_files_numbers').on(table.placeId, table.number),
    index('refund_files_by_place').on(table.placeId, table.madeAt.desc(), table.id),
    check('refund_files_state_is_known', sql`${table.state} in ('made', 'handedOut', 'cancelled')`),
    check('refund_files_hand_out', sql`(${table.state} = 'handedOut') = (${table.handedOutAt} is not null)`),
  ],
)
