import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { instalmentsOf } from '#contract/accounts/callsForFunds.ts'
import { aboutThing, given } from '#contract/accounts/explain.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { anyLotFact } from '#server/services/directory/imports/lots.ts'
import * as cells from '#server/services/imports/cells.ts'
import { defineImportFile } from '#server/services/imports/defineImportFile.ts'
import type { ImportScope } from '#server/services/imports/importFile.ts'
import { placeColumn } from '#server/services/imports/placeColumn.ts'
import { findWorks, type ImportedWorks, writeWorks } from './importedWorks.store.ts'

const calledFact = (reference: string) => `called works ${reference}`

export const worksFile = defineImportFile({
  name: 'works',
  about:
    'Works that a general meeting has voted outside the budget. They change until their first call for funds is issued, or they are finished. Calls are planned for the days to come; those of the past are among the entries.',
  belongs: 'inPlace',
  after: ['shares', 'fiscal_years'],
  row: (_offer: Offer) =>
    z.object({
      reference: cells.text(40).meta({
        description: 'The reference of the works, by which entries name them',
        examples: ['TRX-2026-01'],
      }),
      ...placeColumn,
      label: cells.text(200).meta({ description: 'What the works are', examples: ['Ravalement de la façade'] }),
      repartition_key: cells
        .optional(cells.key)
        .meta({ description: 'The key of its repartition key; empty for that of all lots', examples: ['K1'] }),
      building: cells
        .optional(cells.text(60))
        .meta({ description: 'The building that they concern; empty for the whole place', examples: [''] }),
      voted_on: cells.day.meta({ description: 'The day of the general meeting', examples: ['2026-03-20'] }),
      amount: cells.amount
        .refine((cents) => cents > 0, { error: 'notAnAmount' })
        .meta({ description: 'What was voted, as 12000.00 or 12000,00', examples: ['12000.00'] }),
      call_days: cells.optional(cells.days).meta({
        description: 'The days of all calls, past ones too, between spaces: each calls an equal part',
        examples: ['2026-06-01 2026-09-01'],
      }),
      finished_on: cells
        .optional(cells.day)
        .meta({ description: 'The day on which they were finished; empty while they last', examples: [''] }),
    }),
  keyColumns: ['reference'],
  references: ({ repartition_key }) => [{ column: 'repartition_key', file: 'repartition_keys', key: repartition_key }],
  stored: async (tx, scope, { rows }) => {
    if (rows.length === 0) return []
    const { works, called } = await findWorks(tx, scope.place().id, todayOf(scope))
    for (const reference of called) scope.known.note(calledFact(reference))
    return works
  },
  refuse: (row, scope, stored) => {
    const { known } = scope
    if (stored && isDeepStrictEqual(toValues(row, scope), stored)) return null
    const { reference, repartition_key: key } = row
    if (stored?.closedOn || known.isNoted(calledFact(reference))) return { column: 'reference', reason: 'worksCalled' }
    const isBorne = key === null ? known.isNoted(anyLotFact) : known.totals('repartition_keys').get(key)?.value !== 0
    if (!isBorne) return { column: 'repartition_key', reason: 'keyWithoutLots' }
    const isOpen = ({ dueOn }: { dueOn: string }) => known.spanOf('fiscal_years', dueOn)?.isOpen === true
    return toValues(row, scope).calls.every(isOpen) ? null : { column: 'call_days', reason: 'noYear' }
  },
  values: (row, scope) => toValues(row, scope),
  write: (tx, scope, changes) => writeWorks(tx, scope, changes),
  topic: 'accounts',
})

const todayOf = ({ now, offer }: ImportScope) => civilDay(now, offer.timeZone)

type Row = {
  readonly reference: string
  readonly label: string
  readonly repartition_key: string | null
  readonly building: string | null
  readonly voted_on: string
  readonly amount: number
  readonly call_days: readonly string[] | null
  readonly finished_on: string | null
}

function toValues(row: Row, scope: ImportScope): ImportedWorks {
  const { reference, label, building, voted_on: votedOn, amount: votedAmount, finished_on: closedOn } = row
  const days = closedOn === null ? (row.call_days ?? []) : []
  const voted = given(aboutThing('works', { name: label }), votedAmount)
  const parts = days.length > 0 ? instalmentsOf(voted, days.length) : []
  return {
    reference,
    label,
    building,
    keyId: row.repartition_key === null ? null : (scope.known.find('repartition_keys', row.repartition_key) ?? null),
    votedOn,
    votedAmount,
    closedOn,
    calls: days
      .map((dueOn, index) => ({ dueOn, amount: parts[index]?.amount ?? 0 }))
      .filter(({ dueOn, amount }) => dueOn > todayOf(scope) && amount > 0),
  }
}
