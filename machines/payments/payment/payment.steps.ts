import { assertEvent } from 'xstate'
import { answerOf, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { ended, shows, stepMoves } from '#machines/parts/steps/steps.ts'
import { present } from '#machines/present.ts'
import type { Agreed, PaymentDraft } from './payment.setup.ts'
import { paymentSetup } from './payment.setup.ts'

const paying = '§4 Payment: setup step 3, online payment'
const steps = stepMoves('#payment.opening')
const close = {
  'outcome.close': {
    target: 'overview',
    description: 'The person returns to what they owe and to their payments.',
    actions: 'startOver',
  },
} as const

export const opening = paymentSetup.createStateConfig({
  description: 'Opens the requested step, as far as the draft goes.',
  meta: { specification: paying },
  always: [
    {
      guard: { type: 'isRequested', params: { step: 'confirm' } },
      target: 'confirm',
      description: 'On to the password, or back to it.',
    },
    {
      guard: { type: 'isRequested', params: { step: 'choice' } },
      target: 'choice',
      description: 'The person wants to choose what they pay.',
    },
    { target: 'overview', description: 'Otherwise the page says what is due.' },
  ],
})

export const overview = paymentSetup.createStateConfig({
  description: 'What is due, the payments so far and the debits to come.',
  meta: { specification: '§8 Payment' },
  tags: 'overview',
  entry: shows('overview'),
  on: {
    ...steps,
    'due.pay': {
      target: 'confirm',
      description: 'The main act: everything that is due.',
      actions: [{ type: 'payAllDue', params: ({ event }) => event }, 'copyDraft'],
    },
  },
})

const considered = ({ event }: { event: { output: Agreed } }) => ({ agreed: event.output })

export const choice = paymentSetup.createStateConfig({
  description: 'Everything that is due, chosen calls, or another amount, with the debts that it settles.',
  meta: { specification: '§5 Amount' },
  tags: 'choice',
  entry: shows('choice'),
  initial: 'choosing',
  states: {
    choosing: { description: 'The person chooses.' },
    unclear: {
      description: 'They went on without choosing a call or typing an amount: the field says so.',
      tags: 'incomplete',
    },
    checking: {
      description: 'The server says what the choice comes to.',
      tags: 'checking',
      invoke: {
        id: 'checkChoice',
        src: 'checkChoice',
        input: ({ event }) => {
          assertEvent(event, 'choice.confirm')
          return { choice: present(event.choice) }
        },
        onDone: [
          {
            guard: { type: 'isOverpayment', params: considered },
            target: 'askingCredit',
            description: 'It is more than what is open.',
            actions: { type: 'consider', params: considered },
          },
          {
            target: '#payment.confirm',
            description: 'On to the password.',
            actions: [{ type: 'agree', params: considered }, 'copyDraft'],
          },
        ],
        onError: { target: 'unchecked', description: 'The server gave no answer, or can no longer take a payment.' },
      },
    },
    unchecked: { description: 'The page says that it could not be checked.', tags: 'unchecked' },
    askingCredit: {
      description: 'The amount is more than what is open: the page asks whether the rest may become a credit.',
      tags: 'asksCredit',
      on: {
        'credit.accept': {
          target: '#payment.confirm',
          description: 'They want to pay in advance.',
          actions: ['agreeToCredit', 'copyDraft'],
        },
        'credit.decline': { target: 'choosing', description: 'They correct the amount.' },
      },
    },
  },
  on: {
    ...steps,
    'choice.change': {
      target: '.choosing',
      description: 'They choose something else, or type.',
      actions: [{ type: 'rememberChoice', params: ({ event }) => event }, 'copyDraft'],
    },
    'choice.confirm': [
      {
        guard: { type: 'isClear', params: ({ event }) => event },
        target: '.checking',
        description: 'They have chosen.',
      },
      { target: '.unclear', description: 'Nothing is chosen, or the amount is invalid.' },
    ],
  },
})

export const confirm = paymentSetup.createStateConfig({
  description:
    'The debts that the payment settles, the account that is debited, and the password of the customer area.',
  meta: { specification: '§5 Payment confirmation requires the customer-area password' },
  tags: 'confirm',
  entry: shows('confirm'),
  ...passwordStep({
    act: ({ draft }: { draft: PaymentDraft }): Agreed => present(draft.agreed),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#payment.sent',
        description: 'The payment is recorded; the bank is asked for it.',
        actions: [{ type: 'rememberResult', params: answerOf }, 'forgetDraft'],
      },
      {
        target: '#payment.refused',
        description:
          'The server refuses it: less than ten minutes after another one, in the night, without a mandate in force, or because the debts have changed.',
        actions: [{ type: 'rememberRefusal', params: answerOf }, 'forgetDraft'],
      },
    ],
  }),
  on: {
    ...steps,
    'debts.changed': {
      guard: 'isUnsent',
      target: 'choice',
      description:
        'Meanwhile something else is owed, or a payment was made in another window: the person looks again. After a request without an answer it may be their own payment, so they can still send that again.',
      actions: ['forgetAgreed', 'copyDraft'],
    },
  },
})

export const sent = paymentSetup.createStateConfig({
  description: 'The payment is asked for: the page says when the debit appears, and that nothing is settled yet.',
  meta: { specification: '§9 Bank debit appears within 72 h' },
  tags: 'sent',
  entry: 'leaveSteps',
  on: { ...ended, ...close },
})

export const refused = paymentSetup.createStateConfig({
  description: 'The page says why nothing was paid, and what to do.',
  meta: { specification: '§8 Payment' },
  tags: 'refused',
  entry: 'leaveSteps',
  on: { ...ended, ...close },
})
