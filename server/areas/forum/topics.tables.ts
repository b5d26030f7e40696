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
import type { TopicCategory, TopicState } from '#contract/forum/topicList.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { tsvector } from '#server/services/search/stems.ts'

/** A topic of the forum of a place. */
export const topics = pgTable(
  'topics',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    isFromStaff: boolean('is_from_staff').notNull().default(false),
    title: text('title').notNull(),
    /** Word stems of the title, and its place (services/search/placeStems.ts). */
    stems: tsvector('stems').notNull(),
    category: smallint('category').$type<TopicCategory>().notNull(),
    state: text('state').$type<TopicState>().notNull().default('open'),
    /** Who closed or archived it, and when. */
    settledById: uuid('settled_by_id').references(() => users.id, { onDelete: 'set null' }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** The number of its last post, which is also how many it has. */
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When its last post was written. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('topics_by_place')
      .on(table.placeId, table.updatedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.state} <> 'archived'`),
    index('topics_by_creation')
      .on(table.placeId, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.state} <> 'archived'`),
    index('topics_by_posts')
      .on(table.placeId, table.lastSeq.desc().nullsFirst(), table.id)
      .where(sql`${table.state} <> 'archived'`),
    index('topics_by_state').on(table.placeId, table.state, table.updatedAt.desc().nullsFirst(), table.id),
    index('topics_by_category')
      .on(table.placeId, table.category, table.updatedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.state} <> 'archived'`),
    index('topics_by_author').on(table.authorId, table.createdAt),
    index('topics_by_settler').on(table.settledById),
    index('topics_by_words').using('gin', table.stems),
    check('topics_category_is_known', sql`${table.category} between 1 and 8`),
    check('topics_state_is_known', sql`${table.state} in ('open', 'closed', 'archived')`),
  ],
)

/** A person's read position in a topic, and whether they follow it. */
export const topicReaders = pgTable(
  'topic_readers',
  {
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastReadSeq: integer('last_read_seq').notNull().default(0),
    isFollowed: boolean('is_followed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.userId] }),
    index('topic_readers_following').on(table.userId, table.topicId).where(sql`${table.isFollowed}`),
  ],
)

/** What was made from a topic, at most one of each kind. Each area knows its own things. */
export const topicLinks = pgTable(
  'topic_links',
  {
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.kind] }),
    index('topic_links_by_subject').on(table.subjectId),
    check('topic_links_kind_is_known', sql`${table.kind} in ('report', 'decision')`),
  ],
)

/** A co-owner's proposal to put a topic on the agenda of the next meeting. */
export const topicProposals = pgTable(
  'topic_proposals',
  {
    topicId: uuid('topic_id')
      .primaryKey()
      .references(() => topics.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('topic_proposals_by_author').on(table.authorId)],
)

/** The number of topics of a place in each category and state, updated by triggers, so that no page counts years of them. */
export const topicTotals = pgTable(
  'topic_totals',
  {
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    category: smallint('category').$type<TopicCategory>().notNull(),
    state: text('state').$type<TopicState>().notNull(),
    topics: integer('topics').notNull().default(0),
  },
  (table) => [unique('topic_totals_are_unique').on(table.placeId, table.category, table.state)],
)
