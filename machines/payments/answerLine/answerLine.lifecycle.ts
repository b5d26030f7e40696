/**
 * The life of a line of an applied answer of the bank that a person decides about, run by the server as the authority and read by the
 * client to know what to offer.
 *
 *   waiting → suspended
 *      └─────────┴→ assigned | dismissed
 */
import { setup } from 'xstate'
import type { WaitingLine } from '#contract/payments/answerLines.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts that guards read. */
type LineFacts = Pick<WaitingLine, 'isMoney' | 'hasSuspense'>

export type AnswerLineAction = { type: 'line.assign' } | { type: 'line.suspend' } | { type: 'line.dismiss' }

const lifecycle = setup({
  types: {
    context: {} as LineFacts,
    input: {} as LineFacts,
    events: {} as AnswerLineAction,
    meta: {} as { specification: string },
  },
  guards: {
    /** Money has moved, and the books have a suspense account. */
    isSuspendable: ({ context }) => context.isMoney && context.hasSuspense,
  },
})

const specification = '§1 Online payment by direct-debit mandate'

// 1. States, one constant each ---------------------------------------------------

const waiting = lifecycle.createStateConfig({
  description: 'The bank says something that fits no payment, or several. Nothing has moved for it.',
  meta: { specification },
  on: {
    'line.assign': { target: 'assigned', description: 'The accountant says which payment it is about.' },
    'line.suspend': {
      target: 'suspended',
      guard: 'isSuspendable',
      description: 'The money is real: it goes to the suspense account until its payment is known.',
    },
    'line.dismiss': { target: 'dismissed', description: 'It was dealt with elsewhere, or concerns nothing here.' },
  },
})

const suspended = lifecycle.createStateConfig({
  description: 'Its money stands on the suspense account.',
  meta: { specification },
  on: {
    'line.assign': {
      target: 'assigned',
      description: 'Its payment is found: the suspense entry is reversed, and the payment booked or taken back.',
    },
    'line.dismiss': { target: 'dismissed', description: 'The suspense account was cleared in the books.' },
  },
})

const assigned = lifecycle.createStateConfig({
  description: 'It has moved the payment that it is about.',
  meta: { specification },
  type: 'final',
})

const dismissed = lifecycle.createStateConfig({
  description: 'Nobody has to look at it any more.',
  meta: { specification },
  type: 'final',
})

// 2. The chart -------------------------------------------------------------------

export const answerLineLifecycle = lifecycle.createMachine({
  id: 'answerLine',
  description: 'The life of one line of an answer of the bank that a person decides about.',
  context: ({ input }) => input,
  initial: 'waiting',
  states: { waiting, suspended, assigned, dismissed },
})

// 3. Questions -------------------------------------------------------------------

export const { stateAfter: answerLineAfter } = askLifecycle(answerLineLifecycle)
