import * as z from 'zod/mini'
import { cents } from '../amounts.ts'
import { confirmationToken } from '../confirmations.ts'
import { listOf, pageQuery } from '../lists.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'
import { reasonSentences, retries } from './bankReasons.ts'
import { due, paymentChoice, preview, settledDebt } from './debts.ts'

/** The life of a payment by mandate (machines/payments/payment/payment.lifecycle.ts). */
const paymentStates = ['asked', 'held', 'inFile', 'debited', 'booked', 'refused', 'refunded'] as const
const paymentState = z.enum(paymentStates)
export type PaymentState = z.output<typeof paymentState>

/** States in which money is still to come. */
export const underwayStates = ['asked', 'inFile', 'debited'] as const satisfies readonly PaymentState[]

/** Requested by the owner, or created by the mandate on the day of a call. */
const paymentOrigin = z.enum(['owner', 'automatic'])
export type PaymentOrigin = z.output<typeof paymentOrigin>

/** The source of a step. */
const eventSource = z.enum(['owner', 'manager', 'bank', 'portal'])
export type EventSource = z.output<typeof eventSource>

/** The steps of a payment, in the order in which they usually come. */
const paymentEventKinds = [
  'asked',
  'noticed',
  'held',
  'released',
  'stopped',
  'resumed',
  'lessened',
  'putInFile',
  'takenOut',
  'handedOut',
  'debited',
  'booked',
  'rejected',
  'returned',
  'refunded',
  'reversed',
  'askedAgain',
] as const
const paymentEventKind = z.enum(paymentEventKinds)
export type PaymentEventKind = z.output<typeof paymentEventKind>

/** Minutes between two payments of one person (specification §9). */
export const minutesBetweenPayments = 10
/** Hours within which the bank account shows a debit (specification §9). */
export const debitHours = 72
/** Days before its day until which a debit can be held back. */
export const holdDays = 2

const refusalReason = z.object({
  /** The bank's code; `null` = it gave none. */
  code: z.nullable(z.string()),
  /** The sentence for it, under `reasons` of the texts; `null` = the manager gets in touch. */
  sentence: z.nullable(z.enum(reasonSentences)),
  /** Who must act before a new attempt. */
  retry: z.enum(retries),
})
export type RefusalReason = z.output<typeof refusalReason>

/** The accountants of the place read it too (collections.ts). */
export const payment = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  state: paymentState,
  origin: paymentOrigin,
  amount: z.int(),
  askedAt: z.iso.datetime(),
  /** The day on which the bank is asked to collect. */
  collectOn: z.iso.date(),
  /** For an automatic payment, the day of its call. */
  dueOn: z.nullable(z.iso.date()),
  /** The day by which the account shows it; `null` = it is not, or no longer, expected. */
  expectedBy: z.nullable(z.iso.date()),
  /** The day on which the bank collected it. */
  collectedOn: z.nullable(z.iso.date()),
  /** The account with its middle left out, and the reference of its mandate. */
  account: z.string(),
  rum: z.string(),
  /** The reference that the bank prints on statements. */
  reference: z.string(),
  /** Why it was refused or refunded; `null` = neither happened. */
  reason: z.nullable(refusalReason),
  /** The facts that its chart needs. */
  isHandedOut: z.boolean(),
  isHoldable: z.boolean(),
  isRetryable: z.boolean(),
  /** The refused payment that this one repeats, and the one that repeats it. */
  repeats: z.nullable(z.uuid()),
  repeatedBy: z.nullable(z.uuid()),
})
export type Payment = z.output<typeof payment>

const paymentEvent = z.object({
  kind: paymentEventKind,
  source: eventSource,
  at: z.iso.datetime(),
  /** The day of the step: of the collection, or of the bank's booking. */
  day: z.nullable(z.iso.date()),
})
export type PaymentEvent = z.output<typeof paymentEvent>

const paymentDetail = z.extend(payment, {
  /** Its steps so far, in order. */
  events: z.array(paymentEvent),
  /** The debts that it settles, or has settled once it is booked. */
  settles: z.array(settledDebt),
  credit: z.int(),
  hasReceipt: z.boolean(),
})
export type PaymentDetail = z.output<typeof paymentDetail>

const paymentParams = z.object({ paymentId: z.uuid() })
const ofPayment = { method: 'post', access: 'person', permission: 'payment.make', params: paymentParams } as const

const paymentFilters = {
  state: z.optional(paymentState),
  origin: z.optional(paymentOrigin),
  /** Only payments on their way: requested, in a file, or collected and not booked. */
  underway: z.optional(z.enum(['true'])),
}
export type PaymentQuery = z.input<z.ZodMiniObject<typeof paymentFilters>>

export const paymentRoutes = {
  due: route({
    method: 'get',
    path: '/v1/places/:placeId/payments/due',
    access: 'person',
    permission: 'payment.make',
    summary: 'What the person can pay in a place: debts, what is on its way for them, and credit',
    params: placeParams,
    status: 200,
    answer: due,
    refusals: ['not_found'],
  }),
  preview: route({
    method: 'post',
    path: '/v1/places/:placeId/payments/preview',
    access: 'person',
    permission: 'payment.make',
    summary: 'What a payment would settle, by the rule of the books; changes nothing',
    params: placeParams,
    body: z.strictObject({ payment: paymentChoice }),
    status: 200,
    answer: preview,
    refusals: ['not_found', 'action_not_possible'],
  }),
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/payments',
    access: 'person',
    permission: 'payment.make',
    summary: 'The payments of the person in a place, the latest first',
    params: placeParams,
    query: z.object({ ...pageQuery(), ...paymentFilters }),
    status: 200,
    answer: listOf('payments', payment),
    refusals: ['not_found'],
  }),
  ask: route({
    method: 'post',
    path: '/v1/places/:placeId/payments',
    access: 'person',
    permission: 'payment.make',
    isIdempotent: true,
    summary: 'Asks for a payment by the mandate in force, confirmed by the password; one in ten minutes',
    params: placeParams,
    body: z.strictObject({
      payment: z.strictObject({
        choice: paymentChoice,
        /** The amount that was shown, because the debts may have changed since. Cents. */
        amount: cents(),
        /** Whether the person agrees to pay more than the open amount. */
        isOverpayment: z._default(z.boolean(), false),
        confirmationToken,
      }),
    }),
    status: 201,
    answer: paymentDetail,
    refusals: [
      'not_found',
      'action_not_possible',
      'out_of_slot',
      'payment_too_soon',
      'amount_changed',
      'overpayment',
      'confirmation_required',
    ],
  }),
  read: route({
    method: 'get',
    path: '/v1/payments/:paymentId',
    access: 'person',
    permission: 'payment.make',
    summary: 'A payment of the person, with its steps, who said so, and what it settles',
    params: paymentParams,
    status: 200,
    answer: paymentDetail,
    refusals: ['not_found'],
  }),
  outcome: route({
    method: 'get',
    path: '/v1/payments/:paymentId/outcome',
    access: 'person',
    summary: 'What became of a payment of the person, on whatever site they come back to',
    params: paymentParams,
    status: 200,
    answer: z.object({ placeId: z.uuid(), state: paymentState }),
    refusals: ['not_found', 'wrong_offer'],
  }),
  hold: route({
    ...ofPayment,
    path: '/v1/payments/:paymentId/hold',
    summary: 'Holds a debit back, until two open days of the bank before its day',
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
  release: route({
    ...ofPayment,
    path: '/v1/payments/:paymentId/release',
    summary: 'Lets a debit that was held back be collected after all',
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found', 'action_not_possible'],
  }),
  retry: route({
    ...ofPayment,
    path: '/v1/payments/:paymentId/retry',
    isIdempotent: true,
    summary: 'Asks again for a refused payment, as a new one, confirmed by the password',
    body: z.strictObject({ payment: z.strictObject({ confirmationToken }) }),
    status: 201,
    answer: paymentDetail,
    refusals: ['not_found', 'action_not_possible', 'out_of_slot', 'payment_too_soon', 'confirmation_required'],
  }),
}
