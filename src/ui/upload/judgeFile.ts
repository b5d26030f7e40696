import { type AcceptedContentType, sniffContentType, sniffedLength } from '#contract/attachments.ts'

/**
 * The types a field accepts: images and PDF, PDF only, CSV only, or CSV and bank XML, which only their names distinguish from other texts.
 */
export type AcceptedFiles = 'all' | 'pdf' | 'csv' | 'data'
export type FileRefusal = 'unaccepted' | 'tooLarge' | 'unreadable'

const textNames = { csv: /\.csv$/i, data: /\.(?:csv|xml)$/i } as const
const types: Readonly<Record<Exclude<AcceptedFiles, keyof typeof textNames>, readonly AcceptedContentType[]>> = {
  all: ['image/jpeg', 'image/png', 'application/pdf'],
  pdf: ['application/pdf'],
}

/** For the system's file picker, where it only filters the view. */
export const pickerFilter: Readonly<Record<AcceptedFiles, string>> = {
  all: '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf',
  pdf: '.pdf,application/pdf',
  csv: '.csv,text/csv',
  data: '.csv,text/csv,.xml,text/xml',
}

type Limits = { readonly accept: AcceptedFiles; readonly maxSize: number }

/** The reason to refuse a file; `null` when it is accepted. Trusts the first bytes where they say what it is. */
export async function judgeFile(file: File, { accept, maxSize }: Limits): Promise<FileRefusal | null> {
  if (file.size > maxSize) return 'tooLarge'
  const start = await file
    .slice(0, sniffedLength)
    .arrayBuffer()
    .catch(() => null)
  if (start === null) return 'unreadable'
  if (accept === 'csv' || accept === 'data') return textNames[accept].test(file.name) ? null : 'unaccepted'
  const type = sniffContentType(new Uint8Array(start))
  return type !== null && types[accept].includes(type) ? null : 'unaccepted'
}
