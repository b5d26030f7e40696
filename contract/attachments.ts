import * as z from 'zod/mini'
import { saying } from './problems.ts'
import { route } from './route.ts'

export const acceptedContentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type AcceptedContentType = (typeof acceptedContentTypes)[number]

/** A stored file (specification §3). */
export const attachment = z.object({
  id: z.uuid(),
  /** Path on the API; a browser that opens it by itself appends `access_token`. */
  fileUrl: z.string(),
  /** A small picture of an image; `null` for a PDF. */
  thumbnailUrl: z.nullable(z.string()),
  displayName: z.string(),
  /** Detected by the server from the first bytes. */
  sourceContentType: z.enum(acceptedContentTypes),
  /** Bytes. */
  sourceFileSize: z.int(),
  sourceFileName: z.string(),
})
export type Attachment = z.output<typeof attachment>

/** Bytes. */
export const maxAttachmentSize = 10_000_000
/** Bytes of the request that carries it: base64 turns three bytes into four. */
export const maxAttachmentBody = Math.ceil((maxAttachmentSize * 4) / 3) + 2_000
/** The most files of one message, report or comment. */
export const maxAttachments = 10

/** The number of first bytes that reveal the type of a file. */
export const sniffedLength = 16

const marks: readonly { readonly type: AcceptedContentType; readonly bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/** The type of a file by its first bytes, whatever its name; `null` = not accepted. */
export function sniffContentType(start: Uint8Array): AcceptedContentType | null {
  return marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.type ?? null
}

const imageTypes: readonly string[] = ['image/jpeg', 'image/png'] satisfies AcceptedContentType[]

/** Distinguishes images from PDFs by the detected type or, when that is unknown, by the extension in upper or lower case. */
export function attachmentKind(contentType: string | null, displayName: string): 'image' | 'pdf' {
  const isImage =
    contentType === null || contentType === 'application/octet-stream'
      ? /\.(?:jpe?g|png)$/i.test(displayName)
      : imageTypes.includes(contentType)
  return isImage ? 'image' : 'pdf'
}

/** Splits `devis.final.PDF` into `devis.final`, which a person may change, and `.PDF`, which stays. */
export function splitFileName(fileName: string): { readonly name: string; readonly extension: string } {
  const extension = /(?<=.)\.[^.\s]{1,10}$/.exec(fileName)?.[0] ?? ''
  return { name: fileName.slice(0, fileName.length - extension.length), extension }
}

/** Ids of files sent before, in the order in which they are shown. */
export const attachmentIds = z._default(z.array(z.uuid()).check(z.maxLength(maxAttachments, saying('too_long'))), [])

export const attachmentPaths = {
  file: '/v1/attachments/:attachmentId/file',
  thumbnail: '/v1/attachments/:attachmentId/thumbnail',
} as const

export const attachmentRoutes = {
  create: route({
    method: 'post',
    path: '/v1/attachments',
    access: 'person',
    summary: 'Stores a file sent as a data URL, which its owner may then attach',
    body: z.strictObject({
      attachment: z.strictObject({
        imageBase: z.string(saying('required')).check(z.minLength(1, saying('required'))),
        sourceFileName: z
          .string(saying('required'))
          .check(z.trim(), z.minLength(1, saying('required')), z.maxLength(200, saying('too_long'))),
      }),
    }),
    bodyLimit: maxAttachmentBody,
    isIdempotent: true,
    status: 200,
    answer: attachment,
    refusals: ['quota_exceeded', 'files_unavailable'],
  }),
}
