/**
 * A co-owner sets up a mandate: under two minutes on a phone.
 *
 *   opening → create (filling ⇄ storing) → sign (reading → requesting → code: typing ⇄ signing) → pay
 *               ↑_________________________________│ selected          ↑__________│ expired
 *   opening → closed (at night) → opening          … → over: nothing can be set up
 *
 * The server has the mandate from the second step on; the first one has a draft, without the account.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { remember, standingOf } from './paymentMandate.answers.ts'
import { firstContext, paymentMandateSetup } from './paymentMandate.setup.ts'
import { sign } from './paymentMandate.sign.ts'
import { create, pay } from './paymentMandate.steps.ts'

const states = '§4 Payment mandate states'

// 1. States, one constant each ------------------------------------------------

const opening = paymentMandateSetup.createStateConfig({
  description: 'Opens the requested step, as far as the mandate goes.',
  meta: { specification: states },
  always: [
    {
      guard: { type: 'isRequested', params: { step: 'pay' } },
      target: 'pay',
      description: 'The mandate is signed.',
    },
    { guard: 'isClosed', target: 'closed', description: 'Nothing is set up or signed at night.' },
    {
      guard: { type: 'isRequested', params: { step: 'sign' } },
      target: 'sign',
      description: 'The mandate waits for its signature.',
    },
    { guard: 'mayCreate', target: 'create', description: 'The flow begins with the mandate.' },
    { target: 'over', description: 'Nothing is collected online, or the mandate is suspended.' },
  ],
})

const closed = paymentMandateSetup.createStateConfig({
  description: 'Out of slot: the page says when payments open. The draft stays.',
  meta: { specification: states },
  tags: 'closed',
  on: {
    'standing.changed': [
      {
        guard: { type: 'opens', params: standingOf },
        target: 'opening',
        description: 'It is morning: the flow goes on where it was.',
        actions: remember,
      },
      { description: 'It is still night.', actions: remember },
    ],
  },
})

const over = paymentMandateSetup.createStateConfig({
  description: 'No mandate can be set up: the page says why, and who helps.',
  meta: { specification: states },
  tags: 'over',
  on: {
    'standing.changed': {
      target: 'opening',
      description: 'The mandate was released or ended, or payments were opened.',
      actions: remember,
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const paymentMandateMachine = paymentMandateSetup.createMachine({
  id: 'paymentMandate',
  description: 'A co-owner creates a mandate, signs it, and goes on to pay.',
  context: ({ input }) => firstContext(input),
  invoke: [
    { id: 'watchStep', src: 'watchStep' },
    { id: 'watchStanding', src: 'watchStanding' },
  ],
  initial: 'opening',
  states: { opening, create, sign, pay, closed, over },
})

// 3. Types for callers ---------------------------------------------------------

export type PaymentMandateRef = ActorRefFrom<typeof paymentMandateMachine>
export type PaymentMandateSnapshot = SnapshotFrom<typeof paymentMandateMachine>
