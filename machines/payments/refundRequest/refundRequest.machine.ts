/**
 * A co-owner requests a refund of credit: the amount and the account, then the password.
 *
 *   resting ⇄ writing ⇄ confirm (password, sending) → resting
 *                ↑_________│ refused
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { answerOf, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { present } from '#machines/present.ts'
import type { WantedRefund } from './refundRequest.setup.ts'
import { nothingAsked, refundRequestSetup } from './refundRequest.setup.ts'

const meta = { specification: '§9 credit refund within 8 working days' }

// 1. States, one constant each ------------------------------------------------

const resting = refundRequestSetup.createStateConfig({
  description: 'The page says what can be refunded, and by which day.',
  meta,
  on: { 'refund.begin': { target: 'writing', description: 'The owner wants credit back.', actions: 'startOver' } },
})

const writing = refundRequestSetup.createStateConfig({
  description: 'How much, and the account that receives it.',
  meta,
  tags: 'writing',
  on: {
    'refund.write': [
      {
        guard: { type: 'isFree', params: ({ event }) => event },
        target: 'confirm',
        description: 'On to the password.',
        actions: { type: 'remember', params: ({ event }) => event },
      },
      {
        description: 'More than what is free: the page says how much is.',
        actions: { type: 'refuseTooMuch', params: ({ event }) => event },
      },
    ],
    'refund.cancel': { target: 'resting', description: 'They leave the credit where it is.' },
  },
})

const confirm = refundRequestSetup.createStateConfig({
  description: 'What is asked for, and the password of the customer area.',
  meta,
  tags: 'confirm',
  ...passwordStep({
    act: ({ wanted }: { wanted: WantedRefund | null }): WantedRefund => present(wanted),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#refundRequest.resting',
        description: 'The refund is asked for.',
        actions: 'announceRefund',
      },
      {
        target: '#refundRequest.writing',
        description: 'Refused: the account is wrong, less credit is free, or another refund is open.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: { 'refund.correct': { guard: 'isIdle', target: 'writing', description: 'They correct it.' } },
})

// 2. The chart -----------------------------------------------------------------

export const refundRequestMachine = refundRequestSetup.createMachine({
  id: 'refundRequest',
  description: 'A co-owner asks for credit back.',
  context: nothingAsked,
  initial: 'resting',
  states: { resting, writing, confirm },
})

// 3. Types for callers ---------------------------------------------------------

export type RefundRequestRef = ActorRefFrom<typeof refundRequestMachine>
export type RefundRequestSnapshot = SnapshotFrom<typeof refundRequestMachine>
