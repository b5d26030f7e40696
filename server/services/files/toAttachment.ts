import { type Attachment, attachment, attachmentPaths } from '#contract/attachments.ts'
import type { attachments } from './attachments.tables.ts'

type Row = Pick<
  typeof attachments.$inferSelect,
  'id' | 'displayName' | 'sourceFileName' | 'contentType' | 'size' | 'thumbnailKey'
>

/** A stored file in the shape of the contract. */
export function toAttachment(row: Row): Attachment {
  const pathFor = (path: string) => path.replace(':attachmentId', row.id)
  return attachment.parse({
    id: row.id,
    fileUrl: pathFor(attachmentPaths.file),
    thumbnailUrl: row.thumbnailKey === null ? null : pathFor(attachmentPaths.thumbnail),
    displayName: row.displayName,
    sourceContentType: row.contentType,
    sourceFileSize: row.size,
    sourceFileName: row.sourceFileName,
  })
}
