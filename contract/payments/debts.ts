import * as z from 'zod/mini'
import { cents } from '../amounts.ts'
import { saying } from '../problems.ts'

const lot = z.object({ id: z.uuid(), number: z.int(), kind: z.string(), building: z.string() })

/** What is owed under one account, for one lot and day. */
const debtParts = {
  /** Names it in a payment. */
  id: z.string(),
  account: z.string(),
  lot: z.nullable(lot),
  dueOn: z.iso.date(),
  /** What was called, as the books name it; `null` = not by a call. */
  label: z.nullable(z.string()),
}

const openDebt = z.object({
  ...debtParts,
  /** What is left of it once all payments under way have arrived. Cents. */
  open: z.int(),
  /** Payments of it that are under way. */
  underway: z.int(),
  /** Its day has come. */
  isDue: z.boolean(),
})
export type OpenDebt = z.output<typeof openDebt>

export const due = z.object({
  asOf: z.iso.date(),
  /** What paying everything due comes to: the sum of what is open of due debts. Cents. */
  payable: z.int(),
  /** What is due, less the credit that the books set against it. */
  due: z.int(),
  /** How much of that credit went to debts of which something is left. */
  deducted: z.int(),
  /** What payments on their way will bring, those of automatic debits for later calls left out. */
  underway: z.int(),
  /** What nothing has taken yet, for what falls due next. */
  credit: z.int(),
  /** Debts, the oldest first; those not due yet can be chosen too. */
  debts: z.array(openDebt),
  /** When the person may ask for the next payment; `null` = now. */
  nextPaymentAt: z.nullable(z.iso.datetime()),
})
export type Due = z.output<typeof due>

/** What a payment is for: everything due, some debts, or an amount. */
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
  /** What the payment settles of it, and what is left. Cents. */
  amount: z.int(),
  left: z.int(),
})
export type SettledDebt = z.output<typeof settledDebt>

export const preview = z.object({
  amount: z.int(),
  settles: z.array(settledDebt),
  /** What no debt takes. Cents. */
  credit: z.int(),
  /** It is more than what is open, so the owner has to say that they mean it. */
  isOverpayment: z.boolean(),
  /** The day on which the bank will be asked to collect, and the one by which the account shows it. */
  collectOn: z.iso.date(),
  expectedBy: z.iso.date(),
})
