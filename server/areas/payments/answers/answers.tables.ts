import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { AnswerKind, AnswerOutcome, AnswerWhy, LineLife } from '#contract/payments/bankAnswers.ts'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { creditors } from '../mandates/mandates.tables.ts'

/** Answers of banks, stored without the accounts that they name. */
export const bankAnswers = pgTable(
  'bank_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => creditors.placeId),
    name: text('name').notNull(),
    /** SHA-256 of the file: it is read once. */
    hash: text('hash').notNull(),
    state: text('state').$type<'read' | 'applied'>().notNull(),
    answers: jsonb('answers').$type<readonly BankAnswer[]>().notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
    uploadedBy: uuid('uploaded_by').references(() => users.id),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    appliedBy: uuid('applied_by').references(() => users.id),
  },
  (table) => [
    unique('bank_answers_are_read_once').on(table.placeId, table.hash),
    index('bank_answers_by_place').on(table.placeId, table.uploadedAt.desc().nullsFirst(), table.id),
    check('bank_answers_state_is_known', sql`${table.state} in ('read', 'applied')`),
  ],
)

/** The effect of each line of an applied answer. */
export const bankAnswerLines = pgTable(
  'bank_answer_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => bankAnswers.id),
    rank: integer('rank').notNull(),
    outcome: text('outcome').$type<AnswerOutcome>().notNull(),
    why: text('why').$type<AnswerWhy>(),
    /** The key that recognises the same line in another file. */
    key: text('key'),
    kind: text('kind').$type<AnswerKind>().notNull(),
    reference: text('reference'),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }),
    direction: text('direction').$type<'in' | 'out'>(),
    day: date('day', { mode: 'string' }),
    reason: text('reason'),
    /** Its entry on the suspense account. */
    entryId: uuid('entry_id').references(() => ledgerEntries.id),
    /** The state of a person's decision about it; `null` = none is needed. */
    life: text('life').$type<LineLife>(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: uuid('settled_by').references(() => users.id),
  },
  (table) => [
    unique('bank_answer_lines_ranks').on(table.answerId, table.rank),
    index('bank_answer_lines_waiting').on(table.answerId).where(sql`${table.life} in ('waiting', 'suspended')`),
    check('bank_answer_lines_life_is_known', sql`${table.life} in ('waiting', 'suspended', 'assigned', 'dismissed')`),
  ],
)
