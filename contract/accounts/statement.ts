import * as z from 'zod/mini'
import { attachment } from '../attachments.ts'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { roleName } from '../roles.ts'
import { route } from '../route.ts'
import { nextCall } from './accounts.ts'
import { explanation } from './explanations.ts'

/** Amounts are integers in cents, and days are dates in the place's time zone. A negative balance is a credit. */

const lot = z.object({ id: z.uuid(), number: z.int(), kind: z.string(), building: z.string() })
export type StatementLot = z.output<typeof lot>

const call = z.object({ id: z.uuid(), label: z.string(), dueOn: z.iso.date(), amount: z.int() })

const identity = z.object({ id: z.uuid(), role: roleName, displayName: z.nullable(z.string()) })

const position = z.object({
  asOf: z.iso.date(),
  /** The balance of that day. */
  balance: z.int(),
  /** The day on which the oldest debt fell due; `null` = nothing is owed. */
  owedSince: z.nullable(z.iso.date()),
  /** The regularisation of closed years that the meeting has not approved yet: posted, but not due. */
  pending: z.int(),
  /** Posted, but due later. */
  later: z.int(),
  /** Credit reserved for open refunds. */
  setAside: z.int(),
  /** The balance by account. */
  kinds: z.array(z.object({ account: z.string(), balance: z.int() })),
  /** The balance by lot; the row without a lot is credit that no debt has taken. */
  lots: z.array(z.object({ lot: z.nullable(lot), balance: z.int() })),
  /** The balance by identity, if the person holds lots under several; amounts of none of their lots are under `null`. */
  identities: z.array(z.object({ identity: z.nullable(identity), balance: z.int() })),
  /** The calls for funds of this month and the eleven after it, with the person's share of each. */
  calls: z.array(call),
  nextCall: z.nullable(nextCall),
  /** The total called in the twelve months until that day, and in the twelve months before. */
  called: z.object({
    amount: z.int(),
    before: z.int(),
    /** Tenths of a percent; `null` = nothing was called before. */
    change: z.nullable(z.int()),
  }),
  /** The works fund of the place, and the share of the person's lots; `null` = there is none. */
  worksFund: z.nullable(z.object({ total: z.int(), share: z.int(), tantiemes: z.int(), whole: z.int() })),
})
export type Position = z.output<typeof position>

const line = z.object({
  /** The entry and the rank of the line: `<uuid>.1`. */
  id: z.string(),
  entryId: z.uuid(),
  rank: z.int(),
  fiscalYearId: z.uuid(),
  enteredOn: z.iso.date(),
  label: z.string(),
  /** Whether the bank's entry also has lines of other co-owners, so that its label does not speak of this payment. */
  isSharedPayment: z.boolean(),
  account: z.string(),
  lot: z.nullable(lot),
  dueOn: z.nullable(z.iso.date()),
  debit: z.int(),
  credit: z.int(),
  /** The account after this line. */
  balance: z.int(),
  /** Whether it waits for the meeting to approve the accounts of a closed year. */
  isAwaiting: z.boolean(),
  hasProof: z.boolean(),
})
export type StatementLine = z.output<typeof line>

const entryLine = z.object({
  account: z.string(),
  debit: z.int(),
  credit: z.int(),
  /** The repartition key; `null` = the key of all lots, or none. */
  keyName: z.nullable(z.string()),
  lot: z.nullable(lot),
  isOwn: z.boolean(),
})

const lineDetail = z.object({
  line,
  entry: z.object({
    journal: z.string(),
    number: z.int(),
    pieceReference: z.nullable(z.string()),
    isReversal: z.boolean(),
    isReversed: z.boolean(),
    /** Its proof, if the person may see it. */
    proof: z.nullable(attachment),
    /** The part of the entry that the person sees: never the line of another co-owner. */
    lines: z.array(entryLine),
    /** Whether the entry also has lines of other co-owners. */
    hasOthers: z.boolean(),
  }),
  /** How the amount was computed; it explains debit − credit. */
  explanation,
})
export type LineDetail = z.output<typeof lineDetail>

/** The person's calls of a place on one day; empty without calls. */
const calledOn = z.object({
  dueOn: z.iso.date(),
  /** Whether the day has passed, so that the calls are in the statement. */
  isIssued: z.boolean(),
  amount: z.int(),
  calls: z.array(z.extend(call, { explanation })),
})
export type CalledOn = z.output<typeof calledOn>

const statementYear = z.object({
  id: z.uuid(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** Brought forward from earlier open years; the balance of a closed year is in the first lines. */
  opening: z.int(),
  debit: z.int(),
  credit: z.int(),
  closing: z.int(),
  /** The part that waits for the meeting to approve the accounts of a closed year, and is not due. */
  awaiting: z.int(),
})
export type StatementYear = z.output<typeof statementYear>

const statementQuery = z.object({
  ...pageQuery(),
  /** The current fiscal year by default. */
  fiscalYearId: z.optional(z.uuid()),
})

export const statementRoutes = {
  position: route({
    method: 'get',
    path: '/v1/users/me/places/:placeId/account/position',
    access: 'person',
    permission: 'account.read',
    summary: 'What the person owes in a place, by kind and lot, with the calls to come and the share of the works fund',
    params: placeParams,
    status: 200,
    answer: position,
    refusals: ['not_found'],
  }),
  lines: route({
    method: 'get',
    path: '/v1/users/me/places/:placeId/account/lines',
    access: 'person',
    permission: 'account.read',
    summary:
      'The statement of the person’s account in a fiscal year, the oldest line first, each with the balance after it',
    params: placeParams,
    query: statementQuery,
    status: 200,
    answer: z.extend(listOf('accountLines', line), {
      /** The whole year; `null` = the place has no such year. */
      year: z.nullable(statementYear),
    }),
    refusals: ['not_found'],
  }),
  line: route({
    method: 'get',
    path: '/v1/users/me/places/:placeId/account/entries/:entryId/lines/:rank',
    access: 'person',
    permission: 'account.read',
    summary: 'Where the amount of one line comes from: its computation, its entry and its proof',
    params: z.extend(placeParams, { entryId: z.uuid(), rank: z.coerce.number().check(z.int(), z.minimum(1)) }),
    status: 200,
    answer: lineDetail,
    refusals: ['not_found'],
  }),
  calledOn: route({
    method: 'get',
    path: '/v1/users/me/places/:placeId/account/calls/:dueOn',
    access: 'person',
    permission: 'account.read',
    summary: 'What the calls for funds of one day ask of the person’s lots, issued or not, and where that comes from',
    params: z.extend(placeParams, { dueOn: z.iso.date() }),
    status: 200,
    answer: calledOn,
    refusals: ['not_found'],
  }),
}
