import { z } from 'zod'
import type { Offer } from '#offers/offer.schema.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import type { ImportScope } from '#server/services/imports/importFile.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { type LineRow, lineColumns, numberColumns, referencesOfLine } from './entryColumns.ts'
import { checkEntries, refuseLine, toLine } from './entryLines.ts'
import { findFirstDay, findImported, learnChart, postImported } from './importedEntries.store.ts'

const file = 'opening_balances'
const columns = { file, entry: 'starts_on', day: 'starts_on' }

const lineOf = (row: LineRow & { readonly starts_on: string }, scope: ImportScope) => {
  const { starts_on: enteredOn } = row
  const label = ledgerWords(scope.offer).t('opening')
  return toLine({ entry: enteredOn, journal: 'AN', enteredOn, label, pieceReference: null }, row, scope)
}

export const openingBalancesFile = defineImportFile({
  name: file,
  about:
    'What the books of a place start with: its first fiscal year on the portal opens with one entry of all balances, by co-owner and due date. Later years open when the one before them is closed.',
  belongs: 'inPlace',
  after: ['lots', 'owners', 'shares', 'fiscal_years', 'providers', 'works'],
  row: (offer: Offer) =>
    z.object({
      starts_on: cells.day.meta({ description: 'The first day of the fiscal year', examples: ['2026-01-01'] }),
      ...numberColumns,
      ...lineColumns(offer),
    }),
  keyColumns: ['starts_on', 'line'],
  references: referencesOfLine,
  stored: async (tx, scope, { rows }) => {
    const { known, place } = scope
    if (rows.length > 0) {
      await learnChart(tx, scope)
      const first = await findFirstDay(tx, place().id, file)
      if (first !== null) known.call(file, 'first day', first)
    }
    // Entries are checked against the imported openings, even if the folder lacks the file of openings.
    return findImported(tx, file, scope)
  },
  refuse: (row, scope, stored) => {
    const { starts_on } = row
    const refusal = refuseLine(columns, lineOf(row, scope), scope, stored)
    if (refusal || stored) return refusal
    const { known } = scope
    if (known.spanOf('fiscal_years', starts_on)?.from !== starts_on) return { column: 'starts_on', reason: 'noYear' }
    const first = known.nameOf(file, 'first day')
    return first !== null && first < starts_on ? { column: 'starts_on', reason: 'openedByClosing' } : null
  },
  values: lineOf,
  spanOf: ({ enteredOn }) => ({ from: '0001-01-01', to: daysAfter(enteredOn, -1), isOpen: false }),
  check: (kept, scope) => checkEntries(columns, kept, scope),
  write: (tx, scope, changes) => postImported(tx, file, scope, changes),
  topic: 'accounts',
})
