import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { bankLinesToMatch } from './bankLinesToMatch.ts'
import { journals } from './chartOfAccounts.ts'

/** The life of a bank line (machines/accounts/bankLine/bankLine.lifecycle.ts). */
export const bankLineStates = ['unmatched', 'matched', 'ignored'] as const
const bankLineState = z.enum(bankLineStates)
export type BankLineState = z.output<typeof bankLineState>

/** A line of the books in an account of a bank. */
const bankMovement = z.object({
  entryId: z.uuid(),
  rank: z.int(),
  enteredOn: z.iso.date(),
  journal: z.enum(journals),
  number: z.int(),
  label: z.string(),
})
export type BankMovement = z.output<typeof bankMovement>

const bankLine = z.object({
  id: z.uuid(),
  /** The account of the bank, for example `512`. */
  account: z.string(),
  bookedOn: z.iso.date(),
  /** Cents; positive for money received. */
  amount: z.int(),
  label: z.string(),
  reference: z.nullable(z.string()),
  state: bankLineState,
  /** The matched movement. */
  movement: z.nullable(bankMovement),
  /** Whether the movement was posted from the line, so that undoing the match reverses it. */
  isPosted: z.boolean(),
  /** Whether the year of its movement is open; with `isPosted`, the facts that its chart needs. */
  isYearOpen: z.boolean(),
  /**
   * The probable match: the nearest movement of the same amount in the same account, or else the co-owner whose lot or reference
   * the bank names. `null` = nothing was found, or the line is no longer to be matched.
   */
  proposal: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('movement'), movement: bankMovement }),
      z.object({ kind: z.literal('owner'), ownerId: z.uuid(), ownerName: z.string() }),
    ]),
  ),
})
export type BankLine = z.output<typeof bankLine>

const choices = z.object({
  /** Unmatched movements of the same amount in the same account, the nearest day first. */
  movements: z.array(bankMovement),
  /** The co-owners who may have paid it; empty for outgoing money. */
  coOwners: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      lotNumbers: z.array(z.int()),
      /** Cents due today; negative for a credit. */
      due: z.int(),
    }),
  ),
  /** The suspense account; `null` = the chart has none. */
  suspenseAccount: z.nullable(z.string()),
})
export type BankLineChoices = z.output<typeof choices>

const filters = {
  state: z.optional(bankLineState),
  account: z.optional(z.string().check(z.regex(/^\d{2,4}$/))),
  /** Searches the label and the reference. */
  search: z.optional(z.string().check(z.maxLength(200))),
}
export const bankLineQuery = z.object(filters)
export type BankLineQuery = z.input<typeof bankLineQuery>

const lineParams = z.extend(placeParams, { bankLineId: z.uuid() })
/** Routes that change one line. */
const ofLine = { method: 'post', access: 'person', permission: 'ledger.post', params: lineParams, status: 204 } as const

export const bankLineRoutes = {
  toMatch: bankLinesToMatch,
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/bank_lines',
    access: 'person',
    permission: 'ledger.post',
    summary: 'The lines of the bank statements of a place, the latest first, each with what it probably is',
    params: placeParams,
    query: z.object({ ...pageQuery(), ...filters }),
    status: 200,
    answer: listOf('bankLines', bankLine),
    refusals: ['not_found'],
  }),
  choices: route({
    method: 'get',
    path: '/v1/places/:placeId/bank_lines/:bankLineId/choices',
    access: 'person',
    permission: 'ledger.post',
    summary: 'What a bank line may be: movements of its amount, co-owners, or an account for what is unknown',
    params: lineParams,
    status: 200,
    answer: choices,
    refusals: ['not_found'],
  }),
  match: route({
    ...ofLine,
    path: '/v1/places/:placeId/bank_lines/:bankLineId/match',
    summary: 'Matches a bank line to a movement of the same amount in the same account',
    body: z.strictObject({
      match: z.strictObject({ entryId: z.uuid(), rank: z.int().check(z.minimum(1), z.maximum(100_000)) }),
    }),
    answer: z.undefined(),
    refusals: ['not_found', 'conflict', 'action_not_possible'],
  }),
  receive: route({
    ...ofLine,
    path: '/v1/places/:placeId/bank_lines/:bankLineId/payment',
    summary: 'Records a bank line as the payment of a co-owner, set against their oldest due debts',
    body: z.strictObject({ payment: z.strictObject({ ownerId: z.uuid() }) }),
    answer: z.undefined(),
    refusals: ['not_found', 'conflict', 'action_not_possible'],
  }),
  suspend: route({
    ...ofLine,
    path: '/v1/places/:placeId/bank_lines/:bankLineId/suspense',
    summary: 'Posts a bank line to the suspense account, until it is known whose it is',
    answer: z.undefined(),
    refusals: ['not_found', 'conflict', 'action_not_possible'],
  }),
  ignore: route({
    ...ofLine,
    path: '/v1/places/:placeId/bank_lines/:bankLineId/dismissal',
    summary: 'Sets a bank line aside that concerns nothing in the books',
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
  reopen: route({
    ...ofLine,
    path: '/v1/places/:placeId/bank_lines/:bankLineId/reopening',
    summary: 'Undoes a match: an entry that was posted from the bank line is reversed',
    answer: z.undefined(),
    refusals: ['not_found', 'conflict', 'action_not_possible'],
  }),
}
