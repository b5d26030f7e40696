import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Attachment } from '#contract/attachments.ts'
import type { Queryable } from '#server/platform/database.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { reportAttachments, reportEvents, reports } from './reports.tables.ts'

export async function insertFiles(db: Queryable, rows: (typeof reportAttachments.$inferInsert)[]): Promise<void> {
  await db.insert(reportAttachments).values(rows)
}

/** Files in their order, as one value of a statement, so that a page of rows needs no second statement. */
const filesWhere = (where: SQL | undefined): SQL<unknown> => {
  const value = sql`(
    select coalesce(json_agg(json_build_object(
      'id', ${attachments.id}, 'displayName', ${attachments.displayName},
      'sourceFileName', ${attachments.sourceFileName}, 'contentType', ${attachments.contentType},
      'size', ${attachments.size}, 'thumbnailKey', ${attachments.thumbnailKey}) order by ${reportAttachments.position}), '[]')
    from ${reportAttachments} join ${attachments} on ${attachments.id} = ${reportAttachments.attachmentId}
    where ${where})`
  // Wrapped because drizzle strips the table from a column that is directly in a selected expression.
  return sql`${value}`
}

export const filesOfReport = filesWhere(
  and(eq(reportAttachments.reportId, reports.id), isNull(reportAttachments.eventId)),
)
/** Files of one line of its history. */
export const filesOfEvent = filesWhere(eq(reportAttachments.eventId, reportEvents.id))

const files = z.array(
  z.object({
    id: z.string(),
    displayName: z.string(),
    sourceFileName: z.string(),
    contentType: z.string(),
    size: z.number(),
    thumbnailKey: z.nullable(z.string()),
  }),
)
export const toFiles = (value: unknown): Attachment[] => files.parse(value).map(toAttachment)
