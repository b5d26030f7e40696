import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'

/** A stored file; its bytes are in the file store under `storageKey`. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The sender, who alone sees the file until it becomes part of something that others see. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    displayName: text('display_name').notNull(),
    sourceFileName: text('source_file_name').notNull(),
    /** Detected from its bytes. */
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** `null` = it has no picture: a PDF. */
    thumbnailKey: text('thumbnail_key'),
    /** When it became part of something; `null` = not yet, and it is deleted after a day. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('attachments_by_owner').on(table.ownerId, table.createdAt),
    index('attachments_unused').on(table.createdAt).where(sql`${table.usedAt} is null`),
    check('attachments_type_is_accepted', sql`${table.contentType} in ('image/jpeg', 'image/png', 'application/pdf')`),
  ],
)
