/** A stored file, as the portal answers it. */
export type Attachment = {
  readonly id: string
  readonly fileUrl: string
  readonly displayName: string
  /** Judged by the server from the first bytes. */
  readonly sourceContentType: string
  readonly sourceFileSize: number
  readonly sourceFileName: string
}

export type AcceptedContentType = 'image/jpeg' | 'image/png' | 'application/pdf'

/** Bytes. */
export const maxAttachmentSize = 10_000_000

/** So many of its first bytes tell what a file is. */
export const sniffedLength = 16

const marks: readonly { readonly type: AcceptedContentType; readonly bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/** What the first bytes of a file say it is, whatever its name says; `null` for anything that is not accepted. */
export function sniffContentType(start: Uint8Array): AcceptedContentType | null {
  return marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte))?.type ?? null
}

const imageTypes: readonly string[] = ['image/jpeg', 'image/png'] satisfies AcceptedContentType[]

/** An image or a PDF: by the type judged from the bytes; by the extension, in any case, only where no type is known. */
export function attachmentKind(contentType: string | null, displayName: string): 'image' | 'pdf' {
  const isImage =
    contentType === null || contentType === 'application/octet-stream'
      ? /\.(?:jpe?g|png)$/i.test(displayName)
      : imageTypes.includes(contentType)
  return isImage ? 'image' : 'pdf'
}

/** `devis.final.PDF` is `devis.final` and `.PDF`: a person changes the first, and the second stays. */
export function splitFileName(fileName: string): { readonly name: string; readonly extension: string } {
  const extension = /(?<=.)\.[^.\s]{1,10}$/.exec(fileName)?.[0] ?? ''
  return { name: fileName.slice(0, fileName.length - extension.length), extension }
}
