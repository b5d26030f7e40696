import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { tsvector } from '#server/services/search/stems.ts'
import { conversations } from './conversations.tables.ts'

/** A message, numbered in its conversation. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    isFromStaff: boolean('is_from_staff').notNull().default(false),
    /** Empty once withdrawn. */
    body: text('body').notNull(),
    /** Word stems of the body, and its place (services/search/placeStems.ts). */
    stems: tsvector('stems').notNull(),
    /** The number of people whom it reached when it was sent, excluding its author. */
    reachedCount: integer('reached_count').notNull(),
    /** The number reached through each distribution list: `[{ kind, count }]`. */
    reachedLists: jsonb('reached_lists').notNull(),
    /** People whom it mentions and reached. */
    mentionedIds: uuid('mentioned_ids').array().notNull().default(sql`'{}'`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    unique('messages_number_is_unique').on(table.conversationId, table.seq),
    index('messages_by_author').on(table.authorId, table.createdAt),
    index('messages_by_words').using('gin', table.stems),
  ],
)

/** Files of a message. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.position] }),
    uniqueIndex('message_attachments_once').on(table.attachmentId),
  ],
)

/**
 * A block of one person by another, from one moment to another. Messages sent in between stay hidden from the person who blocks.
 */
export const messageBlocks = pgTable(
  'message_blocks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    blockerId: uuid('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedAt: timestamp('blocked_at', { withTimezone: true }).notNull(),
    /** `null` = the block is in force. */
    liftedAt: timestamp('lifted_at', { withTimezone: true }),
  },
  (table) => [
    index('message_blocks_by_people').on(table.blockerId, table.blockedId),
    index('message_blocks_by_blocked').on(table.blockedId),
    uniqueIndex('message_blocks_one_holds').on(table.blockerId, table.blockedId).where(sql`${table.liftedAt} is null`),
  ],
)
