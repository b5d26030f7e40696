import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { attachments } from './attachments.tables.ts'

/** The files that a person sent, without their storage keys. */
export const findOwnAttachments = async (db: Queryable, { userId }: { readonly userId: string }) => ({
  attachments: await db
    .select({
      name: attachments.displayName,
      contentType: attachments.contentType,
      size: attachments.size,
      createdAt: attachments.createdAt,
      usedAt: attachments.usedAt,
    })
    .from(attachments)
    .where(eq(attachments.ownerId, userId))
    .orderBy(desc(attachments.createdAt), attachments.id),
})
