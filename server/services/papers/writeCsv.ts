import { stringify } from 'csv-stringify/sync'
import type { LocaleCode } from '#contract/offers.ts'

/** A text, an amount in cents, or nothing. */
export type Cell = string | { readonly cents: number } | null

/** Beginnings that a spreadsheet would read as a formula. */
const formula = /^[=+\-@\t\r\n]/
/** A text that a spreadsheet does not run. */
export const guarded = (text: string) => (formula.test(text) ? `'${text}` : text)
/** An amount with two digits after the mark, as a number. */
export const amountIn = (cents: number, mark: string) => {
  const digits = `${Math.abs(cents)}`.padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}
/** Tells spreadsheets that a text is UTF-8. */
export const byteOrderMark = '\ufeff'

/**
 * Rows in the format that spreadsheets of the reader's language open (RFC 4180; where the decimal mark is a comma, fields are
 * separated by semicolons). Amounts stay numbers; a text that would be read as a formula begins with an apostrophe.
 */
export function csvLines(locale: LocaleCode, rows: readonly (readonly Cell[])[]): string {
  const mark = locale.startsWith('fr') ? ',' : '.'
  const cells = rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return ''
      return typeof cell === 'string' ? guarded(cell) : amountIn(cell.cents, mark)
    }),
  )
  return stringify(cells, { delimiter: mark === ',' ? ';' : ',', record_delimiter: 'windows' })
}

/** A whole table as a file. */
export const writeCsv = (locale: LocaleCode, rows: readonly (readonly Cell[])[]): Uint8Array =>
  new TextEncoder().encode(byteOrderMark + csvLines(locale, rows))
