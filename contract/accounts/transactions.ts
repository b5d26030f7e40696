import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { journals } from './chartOfAccounts.ts'
import { movementFilters } from './movementFilters.ts'

/**
 * One entry of the ledger as a whole; `account_entries` lists its lines. Readers without `coownerAmounts.read` get the sum of its
 * merged lines, and no label if it was posted to the account of one co-owner.
 */
const transaction = z.object({
  id: z.uuid(),
  fiscalYearId: z.uuid(),
  enteredOn: z.iso.date(),
  journal: z.enum(journals),
  /** Without gaps by journal and year. */
  number: z.int(),
  label: z.nullable(z.string()),
  pieceReference: z.nullable(z.string()),
  /** The sum of its debits, equal to the sum of its credits. Cents. */
  amount: z.int(),
  linesCount: z.int(),
  hasProof: z.boolean(),
  /** The entry that this one reverses. */
  reversesId: z.nullable(z.uuid()),
  /** The entry that reverses this one. */
  reversedById: z.nullable(z.uuid()),
})
export type Transaction = z.output<typeof transaction>

const transactionSorts = ['-entered_on', 'entered_on'] as const
export type TransactionSort = (typeof transactionSorts)[number]

export const transactionRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/transactions',
    access: 'person',
    permission: 'buildingAccounts.read',
    summary:
      'The entries of the ledger of a place, the latest first, of which a line matches the filters, with their sum',
    params: placeParams,
    query: z.object({
      ...pageQuery(),
      ...movementFilters,
      sort: z._default(z.enum(transactionSorts), '-entered_on'),
    }),
    status: 200,
    answer: z.extend(listOf('transactions', transaction), { totals: z.object({ amount: z.int() }) }),
    refusals: ['not_found', 'forbidden'],
  }),
}
