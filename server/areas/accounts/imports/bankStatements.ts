import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { BankLineState } from '#contract/accounts/bankLines.ts'
import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import { excluded } from '#server/services/imports/excluded.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { chartOfOffer, findChart, openLedger } from '#server/services/ledger/ledger.store.ts'
import { bankLines } from '../bank/bankLines.tables.ts'

type Values = {
  readonly account: string
  readonly bookedOn: string
  readonly amount: number
  readonly label: string
  readonly reference: string | null
  readonly state: BankLineState
}
const chartFact = (chart: ChartCode) => `chart ${chart}`
const exampleBanks: Readonly<Record<ChartCode, string>> = { FR: '512', QC: '1000' }

export const bankStatementsFile = defineImportFile({
  name: 'bank_statements',
  about:
    'What banks have booked, a row for each line of a statement. Accountants match them to the books on the portal; a line that is matched, or set aside, no longer changes.',
  belongs: 'inPlace',
  after: ['places'],
  row: (offer: Offer) =>
    z.object({
      sql_id: cells.key.meta({ description: 'The key of the line in your system, or at the bank', examples: ['RB-1'] }),
      ...placeColumn,
      account: cells.text(6).meta({
        description: 'The account of the bank in the chart of the portal',
        examples: [exampleBanks[chartOfOffer(offer)]],
      }),
      booked_on: cells.day.meta({ description: 'The day on which the bank booked it', examples: ['2026-03-12'] }),
      amount: cells.signedAmount.meta({
        description: 'As 150.00 or 150,00; below zero for what the bank has paid out',
        examples: ['150.00'],
      }),
      label: cells.text(200).meta({ description: 'What the bank says of it', examples: ['VIR Mme Martin lot 1'] }),
      reference: cells.optional(cells.text(60)).meta({ description: 'Its reference at the bank', examples: [''] }),
    }),
  keyColumns: ['sql_id'],
  stored: async (tx, { place, known, offer }, { rows }) => {
    if (rows.length === 0) return []
    known.note(chartFact((await findChart(tx, place().id)) ?? chartOfOffer(offer)))
    const found = await tx.select().from(bankLines).where(eq(bankLines.placeId, place().id))
    return found.map(({ id, sqlId, account, bookedOn, amount, label, reference, state }) => ({
      id,
      key: sqlId,
      values: { account, bookedOn, amount, label, reference, state },
    }))
  },
  refuse: (row, { known }, stored) => {
    const chart = known.isNoted(chartFact('QC')) ? 'QC' : 'FR'
    const { account } = row
    if (!kindsOfAccounts[chart].banks.test(account)) return { column: 'account', reason: 'notABank', detail: account }
    const isSettled = stored && stored.state !== 'unmatched' && !isDeepStrictEqual(toValues(row, stored), stored)
    return isSettled ? { column: 'sql_id', reason: 'bankLineSettled' } : null
  },
  values: (row, _scope, stored) => toValues(row, stored),
  write: async (tx, { place, offer }, changes) => {
    const placeId = place().id
    await openLedger(tx, placeId, chartOfOffer(offer))
    await inBatches(changes, (some) =>
      tx
        .insert(bankLines)
        .values(some.map(({ id, key, values }) => ({ id, sqlId: key, placeId, ...values })))
        .onConflictDoUpdate({
          target: bankLines.id,
          set: excluded(bankLines, ['account', 'bookedOn', 'amount', 'label', 'reference']),
          setWhere: eq(bankLines.state, 'unmatched'),
        }),
    )
  },
  topic: 'accounts',
})

type Row = {
  readonly account: string
  readonly booked_on: string
  readonly amount: number
  readonly label: string
  readonly reference: string | null
}
const toValues = ({ booked_on: bookedOn, account, amount, label, reference }: Row, stored: Values | null): Values => ({
  account,
  bookedOn,
  amount,
  label,
  reference,
  state: stored?.state ?? 'unmatched',
})
