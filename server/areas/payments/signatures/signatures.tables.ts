import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LocaleCode, OfferCode } from '#contract/offers.ts'
import type { SignatureState } from '#contract/payments/signatures.ts'
import { mandates } from '../mandates/mandates.tables.ts'

/** The requester and their network address, for the evidence of the signature. */
export type Asker = {
  readonly sessionId: string
  readonly address: string
  readonly userAgent: string | null
  readonly requestId: string
}

/** Requests to sign mandates at a provider. */
export const signatureRequests = pgTable(
  'signature_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    mandateId: uuid('mandate_id')
      .notNull()
      .references(() => mandates.id, { onDelete: 'cascade' }),
    offer: text('offer').$type<OfferCode>().notNull(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    state: text('state').$type<SignatureState>().notNull().default('open'),
    /** SHA-256 of all that the signature agrees to. */
    content: text('content').notNull(),
    /** SHA-256 and length of the document that was sent: the signed one begins with it. */
    sentHash: text('sent_hash').notNull(),
    sentSize: integer('sent_size').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    asker: jsonb('asker').$type<Asker>().notNull(),
  },
  (table) => [
    uniqueIndex('signature_requests_one_open').on(table.mandateId).where(sql`${table.state} = 'open'`),
    index('signature_requests_by_mandate').on(table.mandateId, table.askedAt),
    check('signature_requests_state_is_known', sql`${table.state} in ('open', 'signed', 'refused', 'expired', 'void')`),
  ],
)

/** Events of the provider: each counts once. */
export const signatureEvents = pgTable('signature_events', {
  id: text('id').primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})
