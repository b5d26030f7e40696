/**
 * A co-owner pays what they owe by their mandate: in two steps when they pay everything that is due.
 *
 *   opening → overview → confirm (password, sending) → sent → overview
 *                ⇅          ↑ ↓      └→ refused → overview
 *              choice ──────┘ │ the debts have changed
 *                ↑____________┘
 *
 * The draft stays in this tab until the payment is sent; `confirmation` sends it once.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { firstContext, paymentSetup } from './payment.setup.ts'
import { choice, confirm, opening, overview, refused, sent } from './payment.steps.ts'

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'A co-owner pays by their mandate.',
  context: ({ input }) => firstContext(input),
  invoke: [
    { id: 'watchStep', src: 'watchStep' },
    { id: 'watchDebts', src: 'watchDebts' },
  ],
  initial: 'opening',
  states: { opening, overview, choice, confirm, sent, refused },
})

export type PaymentRef = ActorRefFrom<typeof paymentMachine>
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>
