import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { tsvector } from '#server/services/search/stems.ts'
import { topics } from './topics.tables.ts'

/** A post, numbered in its topic. */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    isFromStaff: boolean('is_from_staff').notNull().default(false),
    /** Empty once withdrawn. */
    body: text('body').notNull(),
    /** Word stems of the body, and its place (services/search/placeStems.ts). */
    stems: tsvector('stems').notNull(),
    quotedId: uuid('quoted_id').references((): AnyPgColumn => posts.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** The reason for hiding it, shown to its author. */
    hiddenBecause: text('hidden_because'),
  },
  (table) => [
    unique('posts_number_is_unique').on(table.topicId, table.seq),
    index('posts_by_author').on(table.authorId, table.createdAt),
    index('posts_by_quoted').on(table.quotedId),
    index('posts_by_words').using('gin', table.stems),
  ],
)

/** The former texts of edited posts. */
export const postEdits = pgTable(
  'post_edits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    /** When this text was written, not when it was replaced. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('post_edits_in_order').on(table.postId, table.writtenAt, table.id)],
)

/** Files of a post. */
export const postAttachments = pgTable(
  'post_attachments',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    attachmentId: uuid('attachment_id')
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    uniqueIndex('post_attachments_once').on(table.attachmentId),
  ],
)

/** Posts that readers reported to board and manager, copied as they were: the author may edit or withdraw theirs. */
export const postReports = pgTable(
  'post_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The place of the topic, for the list of waiting posts. */
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    reason: text('reason').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When board or manager decided; `null` = the report still waits. */
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('post_reports_by_post').on(table.postId, table.createdAt),
    index('post_reports_by_reporter').on(table.reporterId),
    index('post_reports_decided').on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
    index('post_reports_waiting').on(table.placeId, table.postId).where(sql`${table.decidedAt} is null`),
  ],
)
