import * as z from 'zod/mini'
import { cents } from '../amounts.ts'
import { confirmationToken } from '../confirmations.ts'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { saying } from '../problems.ts'
import { route } from '../route.ts'
import { requiredText } from '../text.ts'
import { refundsToDecide } from './refundsToDecide.ts'

/** The life of a refund of credit (machines/payments/refund/refund.lifecycle.ts). */
const refundStates = ['asked', 'approved', 'confirmed', 'inFile', 'booked', 'declined', 'withdrawn', 'refused'] as const
const refundState = z.enum(refundStates)
export type RefundState = z.output<typeof refundState>

/** States in which the credit is reserved for the refund; a person has one such refund in a place. */
export const openRefundStates = ['asked', 'approved', 'confirmed', 'inFile'] as const satisfies readonly RefundState[]

/** Working days within which a credit is refunded (specification §9). */
export const refundDays = 8

const refundEventKinds = [
  'asked',
  'withdrawn',
  'approved',
  'confirmed',
  'declined',
  'putInFile',
  'takenOut',
  'handedOut',
  'transferred',
  'booked',
  'rejected',
  'returned',
] as const
const refundEventKind = z.enum(refundEventKinds)
export type RefundEventKind = z.output<typeof refundEventKind>

/** The source of a step. */
const refundSource = z.enum(['owner', 'manager', 'bank', 'portal'])
export type RefundSource = z.output<typeof refundSource>

const refund = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  state: refundState,
  /** Cents. */
  amount: z.int(),
  askedAt: z.iso.datetime(),
  /** The promised day; `null` = it is settled, or nothing is promised any more. */
  promisedBy: z.nullable(z.iso.date()),
  /** The account that receives it, with its middle left out. */
  account: z.string(),
  /** As the bank writes it on statements. */
  reference: z.string(),
  /** Why the manager declines it, in their words. */
  declinedBecause: z.nullable(z.string()),
  /** The bank's code for its refusal. */
  bankCode: z.nullable(z.string()),
  /** The day on which the bank transferred it. */
  transferredOn: z.nullable(z.iso.date()),
  isHandedOut: z.boolean(),
})

const refundEvent = z.object({
  kind: refundEventKind,
  source: refundSource,
  at: z.iso.datetime(),
  /** As the bank or the books name it. */
  day: z.nullable(z.iso.date()),
})
const refundDetail = z.extend(refund, { events: z.array(refundEvent) })
export type RefundDetail = z.output<typeof refundDetail>

const refundTerms = z.object({
  /** The amount that can be requested: credit that no debt, announced debit or refund needs. Cents. */
  free: z.int(),
  /** Credit reserved for announced debits. */
  announced: z.int(),
  /** The account of the mandate in force, with its middle left out; `null` = there is none. */
  mandateAccount: z.nullable(z.string()),
  /** The promised day of a refund requested today. */
  promisedBy: z.iso.date(),
  /** Why no refund can be requested now: the manager offers no online payment, or another refund is open. */
  obstacle: z.nullable(z.enum(['unavailable', 'alreadyAsked'])),
})
export type RefundTerms = z.output<typeof refundTerms>

/** As typed, and longer than any account; the rules of the offer parse it (accountDetails.ts). */
const typedAccountPart = z.optional(z.string().check(z.maxLength(100, saying('too_long'))))
const newRefund = z.strictObject({
  amount: cents(),
  /** Whether the account of the mandate in force receives it; otherwise the typed account does. */
  isToMandate: z.boolean(),
  iban: typedAccountPart,
  bic: typedAccountPart,
  institution: typedAccountPart,
  transit: typedAccountPart,
  account: typedAccountPart,
  confirmationToken,
})

const refundParams = z.extend(placeParams, { refundId: z.uuid() })
const byOwner = { access: 'person', permission: 'payment.make' } as const

/** The actions of an owner on a refund of their credit. */
export const refundRoutes = {
  terms: route({
    ...byOwner,
    method: 'get',
    path: '/v1/places/:placeId/refunds/terms',
    summary: 'What the person can have refunded of their credit, to which account, and by which day',
    params: placeParams,
    status: 200,
    answer: refundTerms,
    refusals: ['not_found'],
  }),
  list: route({
    ...byOwner,
    method: 'get',
    path: '/v1/places/:placeId/refunds',
    summary: 'The refunds of the person in a place, the latest first',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('refunds', refundDetail),
    refusals: ['not_found'],
  }),
  ask: route({
    ...byOwner,
    method: 'post',
    path: '/v1/places/:placeId/refunds',
    isIdempotent: true,
    summary: 'Asks for a refund of credit, confirmed by the password; one at a time',
    params: placeParams,
    body: z.strictObject({ refund: newRefund }),
    status: 201,
    answer: refundDetail,
    refusals: ['not_found', 'action_not_possible', 'amount_changed', 'confirmation_required'],
  }),
  withdraw: route({
    ...byOwner,
    method: 'post',
    path: '/v1/places/:placeId/refunds/:refundId/withdrawal',
    summary: 'Withdraws a refund before it is in a file for the bank',
    params: refundParams,
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
}

const deskRefund = z.extend(refundDetail, {
  ownerId: z.uuid(),
  ownerName: z.string(),
  approvedBy: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  /** Banking days until the promised day, negative after it; `null` = nothing is promised any more. */
  daysLeft: z.nullable(z.int()),
  /** The facts that its chart needs: the reader owns it, or has approved it. */
  isOwn: z.boolean(),
  isApprover: z.boolean(),
})
export type DeskRefund = z.output<typeof deskRefund>

const byStaff = { access: 'person', permission: 'refund.decide' } as const
const decided = { ...byStaff, method: 'post', params: refundParams, status: 200, answer: deskRefund } as const

/** The actions of staff on refunds: two people, neither of them the owner, agree to each. */
export const refundDeskRoutes = {
  toDecide: refundsToDecide,
  list: route({
    ...byStaff,
    method: 'get',
    path: '/v1/places/:placeId/refund_requests',
    summary: 'The refunds of a place: open ones first, in the order in which they are promised',
    params: placeParams,
    query: z.object({ ...pageQuery(), state: z.optional(refundState) }),
    status: 200,
    answer: listOf('refundRequests', deskRefund),
    refusals: ['not_found'],
  }),
  approve: route({
    ...decided,
    path: '/v1/places/:placeId/refund_requests/:refundId/approval',
    summary: 'Approves a refund, as the first of two',
    refusals: ['not_found', 'action_not_possible'],
  }),
  confirm: route({
    ...decided,
    path: '/v1/places/:placeId/refund_requests/:refundId/confirmation',
    summary: 'Confirms a refund that somebody else has approved: it goes into the next file of transfers',
    refusals: ['not_found', 'action_not_possible'],
  }),
  decline: route({
    ...decided,
    path: '/v1/places/:placeId/refund_requests/:refundId/refusal',
    summary: 'Declines a refund; the owner is told why',
    body: z.strictObject({ refund: z.strictObject({ reason: requiredText(500) }) }),
    refusals: ['not_found', 'action_not_possible'],
  }),
  settle: route({
    ...decided,
    permission: 'payment.collect',
    path: '/v1/places/:placeId/refund_requests/:refundId/settlement',
    summary: 'Records that a confirmed refund was transferred at the bank by hand, and posts it',
    body: z.strictObject({ refund: z.strictObject({ transferredOn: z.iso.date(saying('invalid')) }) }),
    refusals: ['not_found', 'action_not_possible'],
  }),
}
