import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Attachment } from '#contract/attachments.ts'
import { attachments } from '../attachments/attachments.tables.ts'
import { toAttachment } from '../attachments/toAttachment.ts'
import type { Queryable } from '../platform/database.ts'
import { reportAttachments } from './reports.tables.ts'

export async function insertFiles(db: Queryable, rows: (typeof reportAttachments.$inferInsert)[]): Promise<void> {
  await db.insert(reportAttachments).values(rows)
}

export async function filesOfReport(db: Queryable, reportId: string): Promise<Attachment[]> {
  const rows = await db
    .select({ attachment: attachments })
    .from(reportAttachments)
    .innerJoin(attachments, eq(attachments.id, reportAttachments.attachmentId))
    .where(and(eq(reportAttachments.reportId, reportId), isNull(reportAttachments.eventId)))
    .orderBy(reportAttachments.position)
  return rows.map(({ attachment }) => toAttachment(attachment))
}

/** The files of some lines of a history, by line. */
export async function filesOfEvents(
  db: Queryable,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string | null, Attachment[]>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .select({ eventId: reportAttachments.eventId, attachment: attachments })
    .from(reportAttachments)
    .innerJoin(attachments, eq(attachments.id, reportAttachments.attachmentId))
    .where(inArray(reportAttachments.eventId, [...eventIds]))
    .orderBy(reportAttachments.position)
  const files = new Map<string | null, Attachment[]>()
  for (const { eventId, attachment } of rows) {
    files.set(eventId, [...(files.get(eventId) ?? []), toAttachment(attachment)])
  }
  return files
}
