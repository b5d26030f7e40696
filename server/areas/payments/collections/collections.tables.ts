import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { FileFormat, FileState } from '#contract/payments/collections.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { creditors } from '../mandates/mandates.tables.ts'

/**
 * Files of collections. None is kept: each is written anew from its payments, whose accounts are sealed, and its hash tells that it
 * is the same to the byte.
 */
export const collectionFiles = pgTable(
  'collection_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => creditors.placeId),
    /** 1, 2, 3 … in each place: Canadian banks ask for it. */
    number: integer('number').notNull(),
    messageId: text('message_id').notNull().unique(),
    format: text('format').$type<FileFormat>().notNull(),
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
  },
  (table) => [
    unique('collection_files_numbers').on(table.placeId, table.number),
    index('collection_files_by_place').on(table.placeId, table.madeAt.desc(), table.id),
    check('collection_files_state_is_known', sql`${table.state} in ('made', 'handedOut', 'cancelled')`),
    check('collection_files_hand_out', sql`(${table.state} = 'handedOut') = (${table.handedOutAt} is not null)`),
  ],
)
