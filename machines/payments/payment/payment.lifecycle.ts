/**
 * The life of a payment by mandate, run by the server as the authority and read by the client to know what to offer.
 *
 *   asked ⇄ inFile → debited → booked → refunded
 *     ⇅       │         │         │
 *    held     └─────────┴─────────┴→ refused → (a new payment)
 */
import { not, setup } from 'xstate'
import type { Payment } from '#contract/payments/payments.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts that guards read. */
export type PaymentFacts = Pick<Payment, 'isHandedOut' | 'isHoldable' | 'isRetryable'>

export type PaymentAction =
  | { type: 'payment.hold' }
  | { type: 'payment.release' }
  | { type: 'payment.retry' }
  | { type: 'mandate.stop' }
  | { type: 'mandate.resume' }
  | { type: 'file.make' }
  | { type: 'file.cancel' }
  | { type: 'bank.credit' }
  | { type: 'bank.reject' }
  | { type: 'bank.return' }
  | { type: 'bank.refund' }
  | { type: 'ledger.book' }
  | { type: 'manager.reverse' }

const lifecycle = setup({
  types: {
    context: {} as PaymentFacts,
    input: {} as PaymentFacts,
    events: {} as PaymentAction,
    meta: {} as { specification: string },
  },
  guards: {
    isHandedOut: ({ context }) => context.isHandedOut,
    /** At least two days are left before its day. */
    isHoldable: ({ context }) => context.isHoldable,
    /** The bank's reason allows a retry, the mandate can be used, and nobody has retried yet. */
    isRetryable: ({ context }) => context.isRetryable,
  },
})

const specification = '§8 Payment, §9 debits within 72 hours'

// 1. States, one constant each ---------------------------------------------------

const asked = lifecycle.createStateConfig({
  description: 'The owner, or the mandate on the day of a call, asks for it. No bank knows of it yet.',
  meta: { specification },
  on: {
    'payment.hold': {
      target: 'held',
      guard: 'isHoldable',
      description: 'The owner holds it back, at the latest two days before its day.',
    },
    'mandate.stop': { target: 'held', description: 'The mandate that was to pay it no longer does.' },
    'file.make': { target: 'inFile', description: 'An accountant puts it in a file for the bank.' },
  },
})

const held = lifecycle.createStateConfig({
  description:
    'Held back: nothing is collected until the owner releases it, or the mandate that stopped it pays it again.',
  meta: { specification },
  on: {
    'payment.release': { target: 'asked', description: 'The owner lets it be collected after all.' },
    'mandate.resume': { target: 'asked', description: 'The mandate pays again what it had stopped paying.' },
  },
})

const inFile = lifecycle.createStateConfig({
  description: 'It is in a file for the bank, handed out or about to be.',
  meta: { specification },
  on: {
    'file.cancel': {
      target: 'asked',
      guard: not('isHandedOut'),
      description: 'The accountant cancels the file before it is handed out.',
    },
    'bank.credit': { target: 'debited', guard: 'isHandedOut', description: 'The bank has collected it.' },
    'bank.reject': { target: 'refused', guard: 'isHandedOut', description: 'The bank rejects it; nothing has moved.' },
    'bank.return': { target: 'refused', guard: 'isHandedOut', description: 'The bank of the debtor sends it back.' },
  },
})

const debited = lifecycle.createStateConfig({
  description: 'The account of the owner is debited. The books follow in the same transaction.',
  meta: { specification },
  on: {
    'ledger.book': { target: 'booked', description: 'The books have it: the bank is debited, the owner credited.' },
    'bank.return': { target: 'refused', description: 'The bank of the debtor sends it back.' },
    'bank.refund': { target: 'refunded', description: 'The owner has it refunded by their bank.' },
    'manager.reverse': { target: 'refunded', description: 'The manager pays it back, having collected it by mistake.' },
  },
})

const booked = lifecycle.createStateConfig({
  description: 'It is in the books and has settled debts.',
  meta: { specification },
  on: {
    'bank.return': {
      target: 'refused',
      description: 'The bank of the debtor sends it back; its entry is reversed, and the debts are open again.',
    },
    'bank.refund': {
      target: 'refunded',
      description: 'The owner has it refunded by their bank; its entry is reversed.',
    },
    'manager.reverse': {
      target: 'refunded',
      description: 'The manager pays it back, having collected it by mistake; its entry is reversed.',
    },
  },
})

const refused = lifecycle.createStateConfig({
  description: 'The bank refuses it and says why. What it was for is still owed.',
  meta: { specification },
  on: {
    'payment.retry': {
      target: 'refused',
      guard: 'isRetryable',
      description: 'It is asked for again: a new payment with a reference of its own.',
    },
  },
})

const refunded = lifecycle.createStateConfig({
  description: 'The money is back with the owner. What it was for is owed again.',
  meta: { specification },
  type: 'final',
})

// 2. The chart -------------------------------------------------------------------

export const paymentLifecycle = lifecycle.createMachine({
  id: 'payment',
  description: 'The life of one payment by mandate, from its request to its entry in the books.',
  context: ({ input }) => input,
  initial: 'asked',
  states: { asked, held, inFile, debited, booked, refused, refunded },
})

// 3. Questions -------------------------------------------------------------------

export const { stateAfter: paymentAfter } = askLifecycle(paymentLifecycle)
