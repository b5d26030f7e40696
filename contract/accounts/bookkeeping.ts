import * as z from 'zod/mini'
import { cents } from '../amounts.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { requiredText } from '../text.ts'
import { account, optionalDay, optionalId, optionalText } from './bookFields.ts'
import type { Journal } from './chartOfAccounts.ts'
import { explanation } from './explanations.ts'
import { votedBudget, votedWorks } from './votes.ts'

/** The actions of staff who keep the books of a place. Amounts are in cents, days are dates of the place. */

const yearParams = z.extend(placeParams, { fiscalYearId: z.uuid() })
const created = z.object({ id: z.uuid() })

const side = z._default(z.int().check(z.minimum(0), z.lt(10_000_000_000)), 0)
const enteredLine = z.strictObject({
  account,
  debit: side,
  credit: side,
  keyId: optionalId,
  lotId: optionalId,
  ownerId: optionalId,
  providerId: optionalId,
  worksId: optionalId,
  dueOn: optionalDay,
})
/** Only the portal writes calls and closings. */
export const enteredJournals = ['AC', 'BQ', 'OD', 'AN'] as const
const reversibleJournals: readonly Journal[] = ['AC', 'BQ', 'OD']

type Corrected = { readonly journal: Journal; readonly reversesId: string | null }
/** Whether an entry may be reversed. Reversing an opening, a call or a closing would not undo its consequences. */
export const isReversible = ({ journal, reversesId }: Corrected): boolean =>
  reversibleJournals.includes(journal) && reversesId === null

const enteredEntry = z.strictObject({
  journal: z.enum(enteredJournals),
  enteredOn: z.iso.date(),
  label: requiredText(200),
  pieceReference: optionalText(60),
  lines: z.array(enteredLine).check(z.minLength(2), z.maxLength(1_000)),
})

export type EnteredEntry = z.input<typeof enteredEntry>

/** A debt, identified by its account, lot and due date. */
const namedDebt = z.strictObject({ account, lotId: z.nullable(z.uuid()), dueOn: z.iso.date() })
const receivedPayment = z.strictObject({
  ownerId: z.uuid(),
  amount: cents(),
  paidOn: z.iso.date(),
  /** The account of the bank, for example `512`. */
  bankAccount: account,
  label: requiredText(200),
  pieceReference: optionalText(60),
  /** The debts that the payer names, in this order. */
  named: z._default(z.array(namedDebt).check(z.maxLength(100)), []),
})

export const closingState = z.enum(['open', 'closed', 'approved'])
export type ClosingState = z.output<typeof closingState>
/** Why a year cannot be closed yet. */
const missing = z.object({
  code: z.enum([
    'yearNotOver',
    'earlierYearOpen',
    'callsNotIssued',
    'suspense',
    'worksWithoutName',
    'keyWithoutLots',
    'interfund',
  ]),
  account: z.nullable(z.string()),
  /** Cents, for an account that has to be emptied. */
  amount: z.nullable(z.int()),
})
export type Missing = z.output<typeof missing>

const closing = z.object({
  state: closingState,
  approvedOn: z.nullable(z.iso.date()),
  missing: z.array(missing),
  /** Charges less other products, the amount called for them, and the difference (negative for a shortfall). Cents. */
  netCharges: z.int(),
  called: z.int(),
  balance: z.int(),
})
export type Closing = z.output<typeof closing>

export const bookkeepingRoutes = {
  voteBudget: route({
    method: 'put',
    path: '/v1/places/:placeId/fiscal_years/:fiscalYearId/budget',
    access: 'person',
    permission: 'ledger.post',
    summary:
      'Records the voted budget of a fiscal year and plans its calls for funds, until the first of them is issued',
    params: yearParams,
    body: z.strictObject({ budget: votedBudget }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'conflict'],
  }),
  voteWorks: route({
    method: 'post',
    path: '/v1/places/:placeId/works',
    access: 'person',
    permission: 'ledger.post',
    summary: 'Records voted works and plans their calls for funds',
    isIdempotent: true,
    params: placeParams,
    body: z.strictObject({ works: votedWorks }),
    status: 201,
    answer: created,
    refusals: ['not_found', 'conflict'],
  }),
  settleWorks: route({
    method: 'post',
    path: '/v1/places/:placeId/works/:worksId/closing',
    access: 'person',
    permission: 'ledger.post',
    summary: 'Records that works are finished: the closing of the year of that day shares out what they leave',
    params: z.extend(placeParams, { worksId: z.uuid() }),
    body: z.strictObject({ closing: z.strictObject({ closedOn: z.iso.date() }) }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'conflict'],
  }),
  postEntry: route({
    method: 'post',
    path: '/v1/places/:placeId/account_entries',
    access: 'person',
    permission: 'ledger.post',
    summary: 'Posts an entry that balances into the open fiscal year of its day',
    isIdempotent: true,
    params: placeParams,
    body: z.strictObject({ entry: enteredEntry }),
    status: 201,
    answer: created,
    refusals: ['not_found', 'conflict'],
  }),
  reverseEntry: route({
    method: 'post',
    path: '/v1/places/:placeId/account_entries/:entryId/reversal',
    access: 'person',
    permission: 'ledger.post',
    summary: 'Posts the opposite of an entry, once',
    isIdempotent: true,
    params: z.extend(placeParams, { entryId: z.uuid() }),
    body: z.strictObject({ reversal: z.strictObject({ enteredOn: z.iso.date(), label: requiredText(200) }) }),
    status: 201,
    answer: created,
    refusals: ['not_found', 'conflict', 'action_not_possible'],
  }),
  receivePayment: route({
    method: 'post',
    path: '/v1/places/:placeId/received_payments',
    access: 'person',
    permission: 'ledger.post',
    summary:
      'Records a payment of a co-owner, set against the debts that the payer names and then against the oldest due ones (Civil code, art. 1342-10)',
    isIdempotent: true,
    params: placeParams,
    body: z.strictObject({ payment: receivedPayment }),
    status: 201,
    answer: z.object({
      id: z.uuid(),
      settled: z.array(z.extend(z.object(namedDebt.shape), { explanation })),
      /** Cents that no due debt took. */
      credit: z.int(),
    }),
    refusals: ['not_found', 'conflict'],
  }),
  transferLot: route({
    method: 'post',
    path: '/v1/places/:placeId/lot_transfers',
    access: 'person',
    permission: 'ledger.post',
    summary:
      'Records the sale of a lot: its advances pass from the seller to the buyer, its debts stay (decree of 17 March 1967, art. 6-2)',
    isIdempotent: true,
    params: placeParams,
    body: z.strictObject({
      transfer: z.strictObject({ lotId: z.uuid(), buyerId: z.uuid(), soldOn: z.iso.date() }),
    }),
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'conflict'],
  }),
  openYear: route({
    method: 'post',
    path: '/v1/places/:placeId/fiscal_years',
    access: 'person',
    permission: 'ledger.post',
    summary:
      'Opens the fiscal year that follows the latest one of a place, once that has begun; the first one begins on any day',
    isIdempotent: true,
    params: placeParams,
    body: z.strictObject({ fiscalYear: z.strictObject({ startsOn: z.iso.date(), endsOn: z.iso.date() }) }),
    status: 201,
    answer: created,
    refusals: ['not_found', 'conflict', 'action_not_possible'],
  }),
  readClosing: route({
    method: 'get',
    path: '/v1/places/:placeId/fiscal_years/:fiscalYearId/closing',
    access: 'person',
    permission: 'ledger.post',
    summary: 'Whether a fiscal year is closed, what keeps it from being closed, and what its closing shares out',
    params: yearParams,
    status: 200,
    answer: closing,
    refusals: ['not_found'],
  }),
  closeYear: route({
    method: 'post',
    path: '/v1/places/:placeId/fiscal_years/:fiscalYearId/closing',
    access: 'person',
    permission: 'ledger.post',
    summary: 'Closes a fiscal year: shares out its result by key and lot, and opens the next one with its balances',
    params: yearParams,
    status: 200,
    answer: closing,
    refusals: ['not_found', 'action_not_possible'],
  }),
  approveYear: route({
    method: 'post',
    path: '/v1/places/:placeId/fiscal_years/:fiscalYearId/approval',
    access: 'person',
    permission: 'ledger.post',
    summary:
      'Records that the general meeting has approved the accounts of a closed year: its regularisation falls due',
    params: yearParams,
    body: z.strictObject({ approval: z.strictObject({ approvedOn: z.iso.date() }) }),
    status: 200,
    answer: closing,
    refusals: ['not_found', 'action_not_possible'],
  }),
}
