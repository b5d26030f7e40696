import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { importFileLimit, importRowLimit } from '#contract/imports.ts'
import type { Fault } from './importFile.ts'

export type Line = { readonly line: number; readonly cells: readonly string[] }
type Read = { readonly header: readonly string[]; readonly lines: readonly Line[] } | { readonly fault: Fault }

const parsed = z.array(z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }))
const refused = (reason: Fault['reason'], line: number | null = null, detail?: string): Read => ({
  fault: { line, column: null, reason, ...(detail !== undefined && { detail }) },
})

/** Reads the bytes of a CSV file: UTF-8 with or without a byte order mark, separated by semicolons or commas. */
export function readLines(bytes: Uint8Array): Read {
  if (bytes.byteLength > importFileLimit) return refused('fileTooLarge')
  const text = decode(bytes)
  if (text === null) return refused('notUtf8')
  const [first = ''] = text.split(/\r\n|\r|\n/, 1)
  if (text.trim() === '') return refused('empty')
  const delimiter = separatorOf(first)
  if (delimiter === null) return refused('wrongSeparator', 1)
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true }
    const [header, ...lines] = parsed
      .parse(parse(text, { ...options, max_record_size: 100_000 }))
      .map(({ info, record }) => ({ line: info.lines, cells: record }))
    if (!header) return refused('empty')
    if (lines.length > importRowLimit) return refused('tooManyRows', null, String(importRowLimit))
    return { header: header.cells, lines }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line: unknown = Reflect.get(error, 'lines')
    return refused('wrongQuotes', typeof line === 'number' ? line : null)
  }
}

/** `null` unless the bytes are UTF-8 that a database can keep; UTF-16 has a zero in every second byte. */
function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function separatorOf(header: string) {
  const [semicolons = 0, commas = 0] = [';', ','].map((mark) => header.split(mark).length - 1)
  if (semicolons + commas === 0) return null
  return semicolons >= commas ? ';' : ','
}
