import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** A conversation between people of a place. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Whether staff of the place read it without being members. */
    isToManager: boolean('is_to_manager').notNull().default(false),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** Since when the manager owes an answer. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The number of its last message, which is also how many it has. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Members who have not left, updated by a trigger. */
    membersCount: integer('members_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('conversations_by_place').on(table.placeId),
    index('conversations_by_creator').on(table.creatorId),
    index('conversations_by_assignee').on(table.assigneeId),
    index('conversations_waiting')
      .on(table.placeId, table.waitingSince, table.id)
      .where(sql`${table.waitingSince} is not null`),
    check('conversations_waiting_for_manager', sql`${table.waitingSince} is null or ${table.isToManager}`),
  ],
)

/**
 * A person's own copy of a conversation: what has reached them, what they have read, and where they keep it. The sort key of the
 * list is here and not in the conversation, because a message from a blocked person must not move the conversation.
 */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The place of the conversation, for the index of a person's list. */
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    /** The kind of the distribution list through which they were added. */
    byList: text('by_list'),
    /** They see messages from this number on. */
    firstSeq: integer('first_seq').notNull(),
    /** The last message that reached them. */
    lastSeq: integer('last_seq').notNull(),
    lastReadSeq: integer('last_read_seq').notNull().default(0),
    unreadCount: integer('unread_count').notNull().default(0),
    isArchived: boolean('is_archived').notNull().default(false),
    isMuted: boolean('is_muted').notNull().default(false),
    leftAt: timestamp('left_at', { withTimezone: true }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** When something last reached them. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_by_person')
      .on(table.userId, table.placeId, table.isArchived, table.updatedAt.desc().nullsFirst(), table.conversationId)
      .where(sql`${table.leftAt} is null`),
    index('conversation_members_unread')
      .on(table.userId, table.placeId, table.isArchived, table.updatedAt.desc().nullsFirst(), table.conversationId)
      .where(sql`${table.leftAt} is null and ${table.unreadCount} > 0`),
    index('conversation_members_by_place').on(table.placeId),
  ],
)

/** The distribution lists that a conversation is addressed to. Each message goes to the people who are on them at that time. */
export const conversationLists = pgTable(
  'conversation_lists',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.kind] })],
)

/** The subjects of a conversation. Each area knows its own things. */
export const conversationEntities = pgTable(
  'conversation_entities',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    entityId: uuid('entity_id').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.kind, table.entityId] }),
    check('conversation_entities_kind_is_known', sql`${table.kind} in ('report', 'decision', 'equipment', 'entry')`),
  ],
)

/** The number of conversations of a person in a place, updated by triggers, so that no page counts years of them. */
export const conversationTotals = pgTable(
  'conversation_totals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    current: integer('current').notNull().default(0),
    archived: integer('archived').notNull().default(0),
    /** The unread ones among `current`. */
    unread: integer('unread').notNull().default(0),
  },
  (table) => [unique('conversation_totals_are_unique').on(table.userId, table.placeId)],
)

/** The number of conversations of a place that await an answer from the manager, updated by triggers. */
export const conversationQueueTotals = pgTable('conversation_queue_totals', {
  placeId: uuid('place_id')
    .primaryKey()
    .references(() => places.id, { onDelete: 'cascade' }),
  waiting: integer('waiting').notNull().default(0),
})
