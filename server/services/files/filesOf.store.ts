import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Attachment } from '#contract/attachments.ts'
import { attachments } from './attachments.tables.ts'
import { toAttachment } from './toAttachment.ts'

/** A table that says which files belong to a thing, and in which order. */
type Links = PgTable & { readonly attachmentId: AnyPgColumn; readonly position: AnyPgColumn }

/** Files in their order, as one value of a statement, so that a page of rows needs no second statement. */
export const filesOf = (links: Links, where: SQL | undefined): SQL<unknown> => {
  const value = sql`(
    select coalesce(json_agg(json_build_object(
      'id', ${attachments.id}, 'displayName', ${attachments.displayName},
      'sourceFileName', ${attachments.sourceFileName}, 'contentType', ${attachments.contentType},
      'size', ${attachments.size}, 'thumbnailKey', ${attachments.thumbnailKey}) order by ${links.position}), '[]')
    from ${links} join ${attachments} on ${eq(attachments.id, links.attachmentId)}
    where ${where})`
  // Wrapped because drizzle strips the table from a column that is directly in a selected expression.
  return sql`${value}`
}

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
/** The files of such a value. */
export const toFiles = (value: unknown): Attachment[] => files.parse(value).map(toAttachment)
