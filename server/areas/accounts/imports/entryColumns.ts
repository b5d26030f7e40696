import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import type { Offer } from '#offers/offer.schema.ts'
import * as cells from '#server/services/imports/cells.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { chartOfOffer } from '#server/services/ledger/ledger.store.ts'

/** A payment of a co-owner. */
const exampleAccounts: Readonly<Record<ChartCode, string[]>> = { FR: ['512', '4501'], QC: ['1000', '1100'] }

/** The columns that place a line in its entry. */
export const numberColumns = {
  line: cells
    .integer(1, 100_000)
    .meta({ description: 'The number of the line in its entry, which it keeps', examples: ['1', '2'] }),
  ...placeColumn,
}

/** The columns of a line, whatever its entry. */
export const lineColumns = (offer: Offer) => ({
  account: cells.text(6).meta({
    description: 'Its account in the chart of the portal, as 4501 for 450-1',
    examples: exampleAccounts[chartOfOffer(offer)],
  }),
  debit: cells.optional(cells.amount).meta({
    description: 'The amount of the left side, as 1250.00 or 1250,00; one of both sides',
    examples: ['150.00', ''],
  }),
  credit: cells.optional(cells.amount).meta({ description: 'The amount of the right side', examples: ['', '150.00'] }),
  repartition_key: cells
    .optional(cells.key)
    .meta({ description: 'The key of its repartition key; empty for that of all lots', examples: [''] }),
  lot: cells.optional(cells.key).meta({ description: 'The key of the lot', examples: [''] }),
  person: cells
    .optional(cells.key)
    .meta({ description: 'The key of the co-owner, in the accounts of co-owners and no others', examples: ['', 'C1'] }),
  provider: cells.optional(cells.key).meta({ description: 'The key of the supplier', examples: [''] }),
  works: cells
    .optional(cells.text(40))
    .meta({ description: 'The reference of voted works on the portal', examples: [''] }),
  due_on: cells.optional(cells.day).meta({
    description:
      'The day on which the co-owner owes it, or owed what the payment settles; empty for the day of the entry, or for a payment that settles no debt',
    examples: [''],
  }),
})
/** The values of these columns in a row. */
export type LineRow = {
  readonly line: number
  readonly account: string
  readonly debit: number | null
  readonly credit: number | null
  readonly repartition_key: string | null
  readonly lot: string | null
  readonly person: string | null
  readonly provider: string | null
  readonly works: string | null
  readonly due_on: string | null
}

export const referencesOfLine = ({ repartition_key, lot, person, provider, works }: LineRow) =>
  [
    { column: 'repartition_key', file: 'repartition_keys', key: repartition_key },
    { column: 'lot', file: 'lots', key: lot },
    { column: 'person', file: 'people', key: person },
    { column: 'provider', file: 'providers', key: provider },
    { column: 'works', file: 'works', key: works },
  ].filter(({ key }) => key !== null)
