import { fileTypeFromBuffer } from 'file-type'
import { type AcceptedContentType, maxAttachmentSize, sniffContentType } from '#contract/attachments.ts'
import type { FieldCode } from '#contract/problems.ts'
import { Problem } from '#server/platform/problem.ts'
import { readJpeg, readPng } from './imageStructure.ts'
import { decodedLimit } from './imagesInTurn.ts'
import { refusalOfPdf } from './judgePdf.ts'

export type JudgedFile = { readonly type: AcceptedContentType; readonly bytes: Buffer }

const refuse = (code: FieldCode, message: string) =>
  new Problem('invalid_value', message, { fields: [{ field: 'attachment.image_base', code }] })
const unaccepted = (message: string) => refuse('unacceptedFile', message)

/** The file in a data URL. The type in the URL is unreliable and is ignored. */
export function decodeDataUrl(url: string): Buffer {
  const comma = url.indexOf(',')
  if (!/^data:[^,]{0,200};base64$/i.test(url.slice(0, comma))) throw unaccepted('no data URL in base64')
  const text = url.slice(comma + 1)
  const bytes = Buffer.from(text, 'base64')
  // Decoding skips invalid base64, so the length reveals it.
  if (Math.ceil(text.replace(/=+$/, '').length * 0.75 - 0.5) !== bytes.length) throw unaccepted('no base64')
  if (bytes.length > maxAttachmentSize) throw new Problem('request_too_large', 'the file is too large')
  return bytes
}

/**
 * Detects the type of a file from its bytes and refuses every other type. An image is cut at its end: a second file
 * behind it (an archive, a page, the film of a live picture) could otherwise be read as something else.
 */
export async function judgeFile(bytes: Buffer): Promise<JudgedFile> {
  const type = sniffContentType(bytes)
  const found = await fileTypeFromBuffer(Uint8Array.from(bytes))
  if (type === null || found === undefined || typeOf(found.mime) !== type) {
    throw unaccepted('neither a JPEG, a PNG nor a PDF')
  }
  return { type, bytes: type === 'application/pdf' ? await judgePdf(bytes) : judgeImage(bytes, type) }
}

/** An animated PNG counts as a PNG. */
const typeOf = (mime: string) => (mime === 'image/apng' ? 'image/png' : mime)

function judgeImage(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Buffer {
  const image = type === 'image/png' ? readPng(bytes) : readJpeg(bytes)
  if (image === null || image.width === 0 || image.height === 0) throw unaccepted('an image without a structure')
  if (image.width * image.height * image.bytesPerPoint > decodedLimit) {
    throw refuse('imageTooLarge', 'the image takes too much memory once it is decoded')
  }
  if (image.end > bytes.length) throw unaccepted('an image that breaks off')
  return bytes.subarray(0, image.end)
}

/** Readers look for the end of a document in its last kilobyte; only white space may follow it. */
async function judgePdf(bytes: Buffer): Promise<Buffer> {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1_024))
  const ending = tail.lastIndexOf('%%EOF')
  if (ending === -1 || !/startxref\s+\d+\s*$/.test(tail.slice(0, ending)) || tail.slice(ending + 5).trim() !== '') {
    throw unaccepted('a PDF that breaks off, or goes on as something else')
  }
  const refusal = await refusalOfPdf(bytes)
  if (refusal) throw refuse(refusal, 'a PDF that is encrypted, runs something or carries a file')
  return bytes
}
