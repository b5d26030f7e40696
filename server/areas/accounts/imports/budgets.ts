import { z } from 'zod'
import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { anyLotFact } from '#server/services/directory/imports/lots.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { chartOfOffer } from '#server/services/ledger/ledger.store.ts'
import { accountFact } from './entryLines.ts'
import { findBudgets, type ImportedBudget, removeBudgetItems, writeBudgetItems } from './importedBudgets.store.ts'
import { learnChart } from './importedEntries.store.ts'

/** Maintenance. */
const exampleCharges: Readonly<Record<ChartCode, string>> = { FR: '615', QC: '5100' }

const issuedFact = (fiscalYearId: string) => `issued ${fiscalYearId}`
const closedFact = (fiscalYearId: string) => `closed ${fiscalYearId}`

export const budgetsFile = defineImportFile({
  name: 'budgets',
  about:
    'The voted budget of a fiscal year by account and repartition key. It changes until the first call for funds of the year is issued. Calls are planned for the days to come; those of the past are among the entries.',
  belongs: 'inPlace',
  after: ['shares', 'fiscal_years'],
  row: (offer: Offer) =>
    z.object({
      ...placeColumn,
      fiscal_year: cells.key.meta({ description: 'The key of the fiscal year', examples: ['Y1'] }),
      account: cells.text(6).meta({
        description: 'The account in the chart of the portal',
        examples: [exampleCharges[chartOfOffer(offer)]],
      }),
      repartition_key: cells
        .optional(cells.key)
        .meta({ description: 'The key of its repartition key; empty for that of all lots', examples: ['K1'] }),
      amount: cells.amount.meta({
        description: 'What was voted, as 12000.00 or 12000,00; 0 removes the line',
        examples: ['12000.00'],
      }),
      voted_on: cells.day.meta({ description: 'The day of the general meeting', examples: ['2025-11-20'] }),
    }),
  keyColumns: ['fiscal_year', 'account', 'repartition_key'],
  references: ({ fiscal_year, repartition_key }) => [
    { column: 'fiscal_year', file: 'fiscal_years', key: fiscal_year },
    { column: 'repartition_key', file: 'repartition_keys', key: repartition_key },
  ],
  stored: async (tx, scope, { rows }) => {
    if (rows.length === 0) return []
    await learnChart(tx, scope)
    const { items, issuedYears, closedYears } = await findBudgets(tx, scope.place().id)
    for (const year of issuedYears) scope.known.note(issuedFact(year))
    for (const year of closedYears) scope.known.note(closedFact(year))
    return items
  },
  refuse: (row, { known }, stored) => {
    const { account, amount, voted_on, fiscal_year, repartition_key: key } = row
    if (!known.isNoted(accountFact(account))) return { column: 'account', reason: 'unknownAccount', detail: account }
    if (stored && stored.amount === amount && stored.votedOn === voted_on) return null
    const isBorne = key === null ? known.isNoted(anyLotFact) : known.totals('repartition_keys').get(key)?.value !== 0
    if (!isBorne) return { column: 'repartition_key', reason: 'keyWithoutLots' }
    const year = known.find('fiscal_years', fiscal_year) ?? ''
    if (known.isNoted(closedFact(year))) return { column: 'fiscal_year', reason: 'yearClosed' }
    return known.isNoted(issuedFact(year)) ? { column: 'fiscal_year', reason: 'budgetCalled' } : null
  },
  values: ({ fiscal_year, account, repartition_key, amount, voted_on }, { known }): ImportedBudget | null => {
    if (amount === 0) return null
    return {
      fiscalYearId: known.find('fiscal_years', fiscal_year) ?? '',
      account,
      keyId: repartition_key === null ? null : (known.find('repartition_keys', repartition_key) ?? null),
      amount,
      votedOn: voted_on,
    }
  },
  natural: { column: 'account', of: ({ fiscalYearId, account, keyId }) => `${fiscalYearId} ${account} ${keyId ?? ''}` },
  write: (tx, scope, changes) => writeBudgetItems(tx, scope, changes),
  remove: (tx, scope, ended) => removeBudgetItems(tx, scope, ended),
  topic: 'accounts',
})
