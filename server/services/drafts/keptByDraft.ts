import { and, eq, exists, sql } from 'drizzle-orm'
import { attachments } from '#server/services/files/attachments.tables.ts'
import type { KeepsAttachment } from '#server/services/files/forgetUnused.ts'
import { drafts } from './drafts.tables.ts'

/** A file in something that its owner is still writing waits there as long as that does. */
export const keptByDraft: KeepsAttachment = (db) =>
  exists(
    db
      .select({ form: drafts.form })
      .from(drafts)
      .where(
        and(eq(drafts.userId, attachments.ownerId), sql`${drafts.body} -> 'attachmentIds' ? ${attachments.id}::text`),
      ),
  )
