import { stringify } from 'csv-stringify/sync'
import type { ImportRefusal } from '#contract/imports.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { importWords } from './importWords.ts'

/**
 * The refusals as CSV that spreadsheets open. Names and keys come from outside: a cell that a spreadsheet would read as a formula
 * begins with an apostrophe.
 */
export function refusalsCsv(refusals: readonly ImportRefusal[], locale: LocaleCode): string {
  const words = importWords(locale)
  const rows = refusals.map((refusal) => {
    const { place, file, line, column } = refusal
    return [place ?? '', file, line ?? '', column ?? '', words.reason(refusal)]
  })
  return stringify([words.header, ...rows], {
    delimiter: ';',
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}
