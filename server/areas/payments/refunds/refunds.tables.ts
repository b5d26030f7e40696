import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RefundEventKind, RefundSource, RefundState } from '#contract/payments/refunds.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { creditors } from '../mandates/mandates.tables.ts'
import { refundFiles } from './refundFiles.tables.ts'

/** Refunds of credit, each one transfer of the bank. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => creditors.placeId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<RefundState>().notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    promisedBy: date('promised_by', { mode: 'string' }).notNull(),
    /** The account that receives it: a copy, which a later mandate does not change. */
    accountSealed: text('account_sealed').notNull(),
    accountShown: text('account_shown').notNull(),
    /** The holder of that account. */
    holder: text('holder').notNull(),
    /** Our reference, which banks' answers name. */
    endToEndId: text('end_to_end_id').notNull().unique(),
    approvedBy: uuid('approved_by').references(() => users.id),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    declinedBecause: text('declined_because'),
    /** Its file, and its block there; cleared when the file is cancelled. */
    fileId: uuid('file_id').references(() => refundFiles.id),
    blockId: text('block_id'),
    isHandedOut: boolean('is_handed_out').notNull().default(false),
    bankCode: text('bank_code'),
    transferredOn: date('transferred_on', { mode: 'string' }),
    /** Its entry in the books; it stays named after it is reversed. */
    entryId: uuid('entry_id')
      .unique()
      .references(() => ledgerEntries.id),
  },
  (table) => [
    index('refunds_by_person').on(table.userId, table.placeId, table.askedAt.desc().nullsFirst(), table.id),
    index('refunds_by_place').on(table.placeId, table.state, table.promisedBy, table.id),
    index('refunds_by_file').on(table.fileId, table.id),
    uniqueIndex('refunds_one_open')
      .on(table.placeId, table.userId)
      .where(sql`${table.state} in ('asked', 'approved', 'confirmed', 'inFile')`),
    check(
      'refunds_state_is_known',
      sql`${table.state} in ('asked', 'approved', 'confirmed', 'inFile', 'booked', 'declined', 'withdrawn', 'refused')`,
    ),
    check('refunds_are_worth_something', sql`${table.amount} > 0`),
    check(
      'refunds_need_two_people',
      sql`${table.confirmedBy} is null or (${table.approvedBy} is not null and ${table.confirmedBy} <> ${table.approvedBy})`,
    ),
    check(
      'refunds_are_not_decided_by_their_owner',
      sql`${table.userId} is distinct from ${table.approvedBy} and ${table.userId} is distinct from ${table.confirmedBy}`,
    ),
    check('refunds_in_a_file_name_it', sql`${table.state} <> 'inFile' or ${table.fileId} is not null`),
    check(
      'refunds_leave_once_confirmed',
      sql`${table.state} not in ('confirmed', 'inFile', 'booked') or ${table.confirmedBy} is not null`,
    ),
  ],
)

/** The steps of refunds: appended, never changed. */
export const refundEvents = pgTable(
  'refund_events',
  {
    number: bigserial('number', { mode: 'number' }).primaryKey(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    kind: text('kind').$type<RefundEventKind>().notNull(),
    source: text('source').$type<RefundSource>().notNull(),
    /** Who acted; `null` = a bank, or the portal itself. */
    actorId: uuid('actor_id').references(() => users.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    day: date('day', { mode: 'string' }),
  },
  (table) => [
    index('refund_events_by_refund').on(table.refundId, table.number),
    check('refund_events_source_is_known', sql`${table.source} in ('owner', 'manager', 'bank', 'portal')`),
  ],
)
