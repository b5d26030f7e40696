import { z } from 'zod'
import type { Offer } from '#offers/offer.schema.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import type { ImportScope } from '#server/services/imports/importFile.ts'
import { type LineRow, lineColumns, numberColumns, referencesOfLine } from './entryColumns.ts'
import { checkEntries, refuseLine, toLine } from './entryLines.ts'
import { findImported, learnChart, postImported } from './importedEntries.store.ts'

const file = 'account_entries'
const columns = { file, entry: 'entry', day: 'entered_on' }
/** Openings have their own file, and only the portal writes closings. */
const journals = ['AF', 'AC', 'BQ', 'OD'] as const

type Row = LineRow & {
  readonly entry: string
  readonly journal: (typeof journals)[number]
  readonly entered_on: string
  readonly label: string
  readonly piece: string | null
}
const lineOf = (row: Row, scope: ImportScope) => {
  const { entry, journal, entered_on: enteredOn, label, piece: pieceReference } = row
  return toLine({ entry, journal, enteredOn, label, pieceReference }, row, scope)
}

export const accountEntriesFile = defineImportFile({
  name: file,
  about:
    'The entries of the books, a row for each line. Rows with one key make up an entry, which balances and never changes once it is posted.',
  belongs: 'inPlace',
  after: ['lots', 'owners', 'shares', 'fiscal_years', 'providers', 'works', 'opening_balances'],
  row: (offer: Offer) =>
    z.object({
      entry: cells.key.meta({ description: 'The key of the entry in your system', examples: ['E1'] }),
      ...numberColumns,
      journal: cells
        .word(journals)
        .meta({ description: 'AF calls, AC purchases, BQ bank, OD others', examples: ['BQ'] }),
      entered_on: cells.day.meta({
        description: 'The day of the entry, in an open fiscal year',
        examples: ['2026-03-12'],
      }),
      label: cells.text(200).meta({ description: 'What the entry is', examples: ['Virement Mme Martin'] }),
      piece: cells
        .optional(cells.text(60))
        .meta({ description: 'The number of the invoice, statement or other paper', examples: ['RB-2026-03'] }),
      ...lineColumns(offer),
    }),
  keyColumns: ['entry', 'line'],
  references: referencesOfLine,
  stored: async (tx, scope, { rows }) => {
    if (rows.length === 0) return []
    await learnChart(tx, scope)
    return findImported(
      tx,
      file,
      scope,
      rows.map(({ entry }) => entry),
    )
  },
  refuse: (row, scope, stored) => {
    const line = lineOf(row, scope)
    const refusal = refuseLine(columns, line, scope, stored)
    if (refusal || stored) return refusal
    const isBefore = scope.known.spanOf('opening_balances', line.enteredOn) !== undefined
    return isBefore ? { column: 'entered_on', reason: 'beforeOpening' } : null
  },
  values: lineOf,
  check: (kept, scope) => checkEntries(columns, kept, scope),
  write: (tx, scope, changes) => postImported(tx, file, scope, changes),
  topic: 'accounts',
})
