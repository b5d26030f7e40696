import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FileState } from '#contract/payments/bankFiles.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { creditors } from '../mandates/mandates.tables.ts'

/**
 * A file for a bank. The file itself is not stored: it is written again from its rows, whose accounts are sealed, and its hash
 * proves that it is identical.
 */
export const bankFileColumns = <Format extends string>() => ({
  id: uuid('id').primaryKey().defaultRandom(),
  placeId: uuid('place_id')
    .notNull()
    .references(() => creditors.placeId),
  /** 1, 2, 3 … in each place, for all kinds of files (fileNumbers.store.ts): Canadian banks require it. */
  number: integer('number').notNull(),
  messageId: text('message_id').notNull().unique(),
  format: text('format').$type<Format>().notNull(),
  state: text('state').$type<FileState>().notNull(),
  count: integer('count').notNull(),
  /** Cents. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  /** SHA-256 of the file. */
  hash: text('hash').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  madeBy: uuid('made_by').references(() => users.id),
  handedOutAt: timestamp('handed_out_at', { withTimezone: true }),
  handedOutBy: uuid('handed_out_by').references(() => users.id),
})

type Ruled = Readonly<Record<'id' | 'placeId' | 'number' | 'state' | 'madeAt' | 'handedOutAt', ExtraConfigColumn>>

/** The constraints and index of such a table, named after it. */
export const bankFileRules = (name: string, file: Ruled) => [
  unique(`${name}_numbers`).on(file.placeId, file.number),
  index(`${name}_by_place`).on(file.placeId, file.madeAt.desc().nullsFirst(), file.id),
  check(`${name}_state_is_known`, sql`${file.state} in ('made', 'handedOut', 'cancelled')`),
  check(`${name}_hand_out`, sql`(${file.state} = 'handedOut') = (${file.handedOutAt} is not null)`),
]
