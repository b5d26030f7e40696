/**
 * A co-owner retries a payment that the bank has refused, as a new payment of the same amount.
 *
 *   resting ⇄ confirm (password, sending) → done
 *      ↑__________________│ refused
 */
import type { SnapshotFrom } from 'xstate'
import { answerOf, notSent, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import type { RetryAct } from './retry.setup.ts'
import { retrySetup } from './retry.setup.ts'

const meta = { specification: '§8 Payment' }

// 1. States, one constant each ------------------------------------------------

const resting = retrySetup.createStateConfig({
  description: 'The page says why the bank refused the payment, and why an attempt to ask again was refused.',
  meta,
  on: {
    'retry.begin': { target: 'confirm', description: 'The owner wants to ask again.', actions: 'startOver' },
  },
})

const confirm = retrySetup.createStateConfig({
  description: 'The amount, the account, and the password.',
  meta,
  tags: 'confirm',
  ...passwordStep({
    act: (): RetryAct => ({}),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#retry.done',
        description: 'The new payment is recorded.',
        actions: [{ type: 'rememberResult', params: answerOf }, 'showRetry'],
      },
      {
        target: '#retry.resting',
        description:
          'Refused: less than ten minutes after another payment, in the night, or because it can no longer be repeated.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: {
    'retry.cancel': { guard: 'isIdle', target: 'resting', description: 'They leave it as it is.' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const retryMachine = retrySetup.createMachine({
  id: 'retry',
  description: 'A co-owner asks again for a payment that the bank has refused.',
  context: notSent,
  initial: 'resting',
  states: {
    resting,
    confirm,
    done: { type: 'final', description: 'The page shows the new payment.', meta },
  },
})

// 3. Types for callers ---------------------------------------------------------

export type RetrySnapshot = SnapshotFrom<typeof retryMachine>
