import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  EventSource,
  PaymentEventKind,
  PaymentOrigin,
  PaymentState,
  RefusalReason,
} from '#contract/payments/payments.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import type { NamedDebt } from '#server/services/ledger/debtsOf.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { collectionFiles } from '../collections/collections.tables.ts'
import { creditors, mandates } from '../mandates/mandates.tables.ts'

/** A debt that a payment settles first, with the intended amount. Cents. */
export type IntendedDebt = NamedDebt & { readonly amount: number }

/** Payments by mandate, each one collection of the bank. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => creditors.placeId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The mandate in force when it is requested, then the mandate of its file. */
    mandateId: uuid('mandate_id')
      .notNull()
      .references(() => mandates.id),
    state: text('state').$type<PaymentState>().notNull(),
    origin: text('origin').$type<PaymentOrigin>().notNull(),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    intended: jsonb('intended').$type<readonly IntendedDebt[]>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    collectOn: date('collect_on', { mode: 'string' }).notNull(),
    /** For an automatic payment, the day of its call. */
    dueOn: date('due_on', { mode: 'string' }),
    /** Its number among the automatic payments of its owner for that day, without retries. */
    part: integer('part').notNull().default(1),
    /**
     * Our reference, which banks' answers name: letters, digits and hyphens, 19 at most, because Canadian files have room for no
     * more.
     */
    endToEndId: text('end_to_end_id').notNull().unique(),
    /** Its file, and its block there, as answers of banks name it. */
    fileId: uuid('file_id').references(() => collectionFiles.id),
    blockId: text('block_id'),
    isHandedOut: boolean('is_handed_out').notNull().default(false),
    collectedOn: date('collected_on', { mode: 'string' }),
    /** Its entry in the books; it stays named after it is reversed. */
    entryId: uuid('entry_id')
      .unique()
      .references(() => ledgerEntries.id),
    reason: jsonb('reason').$type<RefusalReason>(),
    /** The refused payment that it repeats. */
    repeatsId: uuid('repeats_id')
      .unique()
      .references((): AnyPgColumn => payments.id),
  },
  (table) => [
    index('payments_by_person').on(table.userId, table.placeId, table.askedAt.desc().nullsFirst(), table.id),
    index('payments_by_place').on(table.placeId, table.state, table.collectOn, table.id),
    index('payments_by_day').on(table.placeId, table.collectOn.desc().nullsFirst(), table.id),
    index('payments_by_mandate').on(table.mandateId),
    index('payments_by_file').on(table.fileId, table.id),
    // A call is announced once, whatever the outcome: two processes that announce it at once create the same part.
    uniqueIndex('payments_automatic_by_day')
      .on(table.placeId, table.userId, table.dueOn, table.part)
      .where(sql`${table.origin} = 'automatic' and ${table.repeatsId} is null`),
    check(
      'payments_state_is_known',
      sql`${table.state} in ('asked', 'held', 'inFile', 'debited', 'booked', 'refused', 'refunded')`,
    ),
    check('payments_origin_is_known', sql`${table.origin} in ('owner', 'automatic')`),
    check('payments_are_worth_something', sql`${table.amount} > 0`),
    check('payments_automatic_have_a_day', sql`(${table.origin} = 'automatic') = (${table.dueOn} is not null)`),
  ],
)

/** The number of payments of a place, so that no page of them counts all; triggers update it (migration 0063). */
export const paymentTotals = pgTable('payment_totals', {
  placeId: uuid('place_id')
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  payments: integer('payments').notNull().default(0),
})

/** The steps of payments: appended, never changed. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    number: bigserial('number', { mode: 'number' }).primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind').$type<PaymentEventKind>().notNull(),
    source: text('source').$type<EventSource>().notNull(),
    /** Who acted; `null` = a bank, or the portal itself. */
    actorId: uuid('actor_id').references(() => users.id),
    at: timestamp('at', { withTimezone: true }).notNull(),
    day: date('day', { mode: 'string' }),
  },
  (table) => [
    index('payment_events_by_payment').on(table.paymentId, table.number),
    check('payment_events_source_is_known', sql`${table.source} in ('owner', 'manager', 'bank', 'portal')`),
  ],
)
