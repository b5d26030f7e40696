import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MandateKind, MoneyOrder, SuspensionReason } from '#contract/payments/mandates.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** The creditor of a place, and the account that receives the money. A place without a row collects nothing online. */
export const creditors = pgTable('creditors', {
  placeId: uuid('place_id')
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  address: text('address').notNull(),
  /** The SEPA creditor identifier, or the originator number of a Canadian bank. */
  identifier: text('identifier').notNull(),
  /** The account of the bank in the books, for example `512`. */
  bankAccount: text('bank_account').notNull(),
  /** Its details, sealed (platform/secrets.ts). */
  accountSealed: text('account_sealed').notNull(),
  /** Five digits that a Canadian bank assigns for files (CPA-005). */
  dataCentre: text('data_centre').notNull().default('00000'),
})

/** The mandates of owners: signed or not, in force, suspended or ended. */
export const mandates = pgTable(
  'mandates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => creditors.placeId, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rum: text('rum').notNull().unique(),
    kind: text('kind').$type<MandateKind>().notNull(),
    ownerName: text('owner_name').notNull(),
    address: jsonb('address').$type<MoneyOrder['address']>().notNull(),
    /** The account in three forms: sealed, with its middle masked, and as a fingerprint that identifies equal accounts. */
    accountSealed: text('account_sealed').notNull(),
    accountShown: text('account_shown').notNull(),
    accountPrint: text('account_print').notNull(),
    /** E.164; signature codes are sent to it. */
    mobile: text('mobile').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    signedAt: timestamp('signed_at', { withTimezone: true }),
    /** The day of the last collection under it. */
    lastUsedOn: date('last_used_on', { mode: 'string' }),
    suspension: text('suspension').$type<SuspensionReason>(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBecause: text('ended_because').$type<'revoked' | 'endedByStaff' | 'dropped' | 'replaced'>(),
    /** The mandate whose account details it changes. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => mandates.id),
    /** The sealed PDF in the file store. */
    paperKey: text('paper_key'),
  },
  (table) => [
    uniqueIndex('mandates_one_unsigned')
      .on(table.placeId, table.userId)
      .where(sql`${table.endedAt} is null and ${table.signedAt} is null`),
    uniqueIndex('mandates_one_in_force')
      .on(table.placeId, table.userId)
      .where(sql`${table.endedAt} is null and ${table.signedAt} is not null`),
    index('mandates_by_account').on(table.placeId, table.accountPrint),
    index('mandates_by_person').on(table.userId),
    check('mandates_kind_is_known', sql`${table.kind} in ('manual', 'auto', 'auto_usual')`),
    check('mandates_suspension_is_known', sql`${table.suspension} in ('opposed', 'unusable', 'expired')`),
    check('mandates_end_has_a_reason', sql`(${table.endedAt} is null) = (${table.endedBecause} is null)`),
  ],
)

/** Signature codes that were sent, as fingerprints. */
export const signatureCodes = pgTable(
  'signature_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mandateId: uuid('mandate_id')
      .notNull()
      .references(() => mandates.id, { onDelete: 'cascade' }),
    print: text('print').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Used, or void because a later one was sent. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [index('signature_codes_by_mandate').on(table.mandateId, table.sentAt)],
)

/** The evidence of each signature: appended, never changed, each row with the hash of the previous one. */
export const signatureEvidence = pgTable(
  'signature_evidence',
  {
    number: bigserial('number', { mode: 'number' }).primaryKey(),
    mandateId: uuid('mandate_id').notNull(),
    placeId: uuid('place_id').notNull(),
    facts: text('facts').notNull(),
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 of the previous hash and the facts. */
    hash: text('hash').notNull(),
  },
  (table) => [
    unique('signature_evidence_is_one_chain').on(table.placeId, table.previousHash),
    index('signature_evidence_by_mandate').on(table.mandateId),
  ],
)
