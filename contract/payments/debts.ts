import * as z from 'zod/mini'
import { cents } from '../amounts.ts'
import { saying } from '../problems.ts'

const lot = z.object({ id: z.uuid(), number: z.int(), kind: z.string(), building: z.string() })

/** A debt under one account, for one lot and day. */
const debtParts = {
  /** Identifies it in a payment. */
  id: z.string(),
  account: z.string(),
  lot: z.nullable(lot),
  dueOn: z.iso.date(),
  /** The called amount's name in the books; `null` = it does not come from a call. */
  label: z.nullable(z.string()),
}

const openDebt = z.object({
  ...debtParts,
  /** The amount left once all payments under way have arrived. Cents. */
  open: z.int(),
  /** Payments under way towards it. */
  underway: z.int(),
  /** The part that credit settles. */
  deducted: z.int(),
  isDue: z.boolean(),
})
export type OpenDebt = z.output<typeof openDebt>

export const due = z.object({
  asOf: z.iso.date(),
  /** The cost of paying everything due: the sum of the open amounts of due debts. Cents. */
  payable: z.int(),
  /** The amount due, less the credit that the books allocate to it. */
  due: z.int(),
  /** The part of that credit allocated to debts that are not fully paid. */
  deducted: z.int(),
  /** Payments on their way, without automatic debits for later calls. */
  underway: z.int(),
  /** Credit left for later debts. */
  credit: z.int(),
  /** Debts, the oldest first; debts that are not due yet can be chosen too. */
  debts: z.array(openDebt),
  /** When the person may request the next payment; `null` = now. */
  nextPaymentAt: z.nullable(z.iso.datetime()),
})
export type Due = z.output<typeof due>

/** The purpose of a payment: everything due, some debts, or an amount. */
export const paymentChoice = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('everything') }),
  z.strictObject({
    what: z.literal('debts'),
    debts: z
      .array(z.string().check(z.maxLength(100)))
      .check(z.minLength(1, saying('required')), z.maxLength(1_000, saying('too_long'))),
  }),
  z.strictObject({ what: z.literal('amount'), amount: cents() }),
])
export type PaymentChoice = z.output<typeof paymentChoice>

export const settledDebt = z.object({
  ...debtParts,
  /** The amount that the payment settles, and the amount left. Cents. */
  amount: z.int(),
  left: z.int(),
})
export type SettledDebt = z.output<typeof settledDebt>

export const preview = z.object({
  amount: z.int(),
  settles: z.array(settledDebt),
  /** The amount that no debt takes. Cents. */
  credit: z.int(),
  /** Whether it exceeds the open amount, so that the owner has to confirm it. */
  isOverpayment: z.boolean(),
  /** The day on which the bank will be asked to collect, and the day by which the account shows it. */
  collectOn: z.iso.date(),
  expectedBy: z.iso.date(),
})
