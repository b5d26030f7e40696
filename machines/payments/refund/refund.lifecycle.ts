/**
 * The life of a refund of credit, run by the server as the authority and read by the client to know what to offer.
 *
 *   asked → approved → confirmed ⇄ inFile → booked
 *     └─────────┴──────────┤          └───────┴→ refused
 *                          └→ withdrawn | declined
 *
 * Two people of the manager agree to each refund, and neither is its owner.
 */
import { not, setup } from 'xstate'
import type { DeskRefund } from '#contract/payments/refunds.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts that guards read, about the acting person. */
export type RefundFacts = Pick<DeskRefund, 'isOwn' | 'isApprover' | 'isHandedOut'>

export type RefundAction =
  | { type: 'refund.withdraw' }
  | { type: 'refund.approve' }
  | { type: 'refund.confirm' }
  | { type: 'refund.decline' }
  | { type: 'refund.settle' }
  | { type: 'file.make' }
  | { type: 'file.cancel' }
  | { type: 'bank.transfer' }
  | { type: 'bank.reject' }
  | { type: 'bank.return' }

const lifecycle = setup({
  types: {
    context: {} as RefundFacts,
    input: {} as RefundFacts,
    events: {} as RefundAction,
    meta: {} as { specification: string },
  },
  guards: {
    /** The acting person works for the manager, and is not the owner who is paid. */
    isOfSomebodyElse: ({ context }) => !context.isOwn,
    /** The acting person is not the colleague who approved it either. */
    isSecond: ({ context }) => !context.isOwn && !context.isApprover,
    isHandedOut: ({ context }) => context.isHandedOut,
  },
})

const specification = '§9 credit refund within 8 working days'
const stillOpen = {
  'refund.withdraw': { target: 'withdrawn', description: 'The owner leaves the credit on the account.' },
  'refund.decline': {
    target: 'declined',
    guard: 'isOfSomebodyElse',
    description: 'The manager declines it and says why.',
  },
} as const

// 1. States, one constant each ---------------------------------------------------

const asked = lifecycle.createStateConfig({
  description: 'The owner asks for credit back; it is set aside until the refund is settled.',
  meta: { specification },
  on: {
    ...stillOpen,
    'refund.approve': {
      target: 'approved',
      guard: 'isOfSomebodyElse',
      description: 'Somebody of the manager approves it.',
    },
  },
})

const approved = lifecycle.createStateConfig({
  description: 'One person of the manager has approved it; a second one has to agree.',
  meta: { specification },
  on: {
    ...stillOpen,
    'refund.confirm': { target: 'confirmed', guard: 'isSecond', description: 'A second person agrees.' },
  },
})

const confirmed = lifecycle.createStateConfig({
  description: 'Two people have agreed: it waits for the next file of transfers.',
  meta: { specification },
  on: {
    ...stillOpen,
    'file.make': { target: 'inFile', description: 'An accountant puts it in a file for the bank.' },
    'refund.settle': {
      target: 'booked',
      guard: 'isOfSomebodyElse',
      description: 'An accountant has it transferred at the bank by hand, and the books follow.',
    },
  },
})

const inFile = lifecycle.createStateConfig({
  description: 'It is in a file of transfers, handed out or about to be.',
  meta: { specification },
  on: {
    'file.cancel': {
      target: 'confirmed',
      guard: not('isHandedOut'),
      description: 'The accountant cancels the file before it is handed out.',
    },
    'bank.transfer': {
      target: 'booked',
      guard: 'isHandedOut',
      description: 'The bank has transferred it; the books follow in the same transaction.',
    },
    'bank.reject': { target: 'refused', guard: 'isHandedOut', description: 'The bank rejects it; nothing has moved.' },
  },
})

const booked = lifecycle.createStateConfig({
  description: 'The money has left, and the books have it.',
  meta: { specification },
  on: {
    'bank.return': {
      target: 'refused',
      description: 'The money comes back; its entry is reversed, and the credit is there again.',
    },
  },
})

const declined = lifecycle.createStateConfig({
  description: 'The manager keeps the credit on the account, and says why.',
  meta: { specification },
  type: 'final',
})

const withdrawn = lifecycle.createStateConfig({
  description: 'The owner has left the credit on the account.',
  meta: { specification },
  type: 'final',
})

const refused = lifecycle.createStateConfig({
  description: 'The bank could not pay it. The credit is free again, and can be asked for with another account.',
  meta: { specification },
  type: 'final',
})

// 2. The chart -------------------------------------------------------------------

export const refundLifecycle = lifecycle.createMachine({
  id: 'refund',
  description: 'The life of one refund of credit, from its request to its entry in the books.',
  context: ({ input }) => input,
  initial: 'asked',
  states: { asked, approved, confirmed, inFile, booked, declined, withdrawn, refused },
})

// 3. Questions -------------------------------------------------------------------

export const { stateAfter: refundAfter } = askLifecycle(refundLifecycle)
