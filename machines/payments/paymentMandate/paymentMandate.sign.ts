import { assertEvent } from 'xstate'
import { shows } from '#machines/parts/steps/steps.ts'
import {
  answerOf,
  endings,
  gone,
  isKind,
  moves,
  note,
  remember,
  sending,
  setupOf,
  standingOf,
} from './paymentMandate.answers.ts'
import { provider } from './paymentMandate.provider.ts'
import type { SetupEvent } from './paymentMandate.setup.ts'
import { paymentMandateSetup } from './paymentMandate.setup.ts'

const requesting = paymentMandateSetup.createStateConfig({
  description: 'A code is requested; an earlier one is void.',
  ...sending,
  on: { 'standing.changed': { description: 'The page reads what was sent.', actions: remember } },
  invoke: {
    id: 'sendCode',
    src: 'sendCode',
    ...endings(
      [
        {
          guard: isKind('sent'),
          target: 'code',
          description: 'The text message is on its way.',
          actions: { type: 'rememberCode', params: answerOf },
        },
        {
          guard: isKind('tooMany'),
          target: 'entering',
          description: 'Three codes were sent within an hour: the last one still counts.',
          actions: note('tooMany'),
        },
      ],
      'entering',
    ),
  },
})

const signing = paymentMandateSetup.createStateConfig({
  description: 'The code is being checked, and the mandate sealed.',
  ...sending,
  invoke: {
    id: 'signMandate',
    src: 'signMandate',
    input: ({ event }: { event: SetupEvent }) => ({ signatureCode: typed(event) }),
    ...endings(
      [
        {
          guard: isKind('signed'),
          target: '#paymentMandate.pay',
          description: 'The mandate is signed and sealed.',
          actions: 'rememberSigned',
        },
        {
          guard: isKind('wrong'),
          target: 'typing',
          description: 'It is another code: the page says how many tries are left.',
          actions: [{ type: 'countTry', params: answerOf }, note('wrong')],
        },
        {
          guard: isKind('expired'),
          target: '#paymentMandate.sign.expired',
          description: 'The code has expired or was tried too often.',
          actions: 'forgetCode',
        },
      ],
      'typing',
    ),
  },
})

function typed(event: SetupEvent) {
  assertEvent(event, 'mandate.sign')
  return event.signatureCode
}

const code = paymentMandateSetup.createStateConfig({
  description: 'A code was sent: the person types it, which signs the mandate.',
  tags: 'code',
  entry: 'delayResend',
  initial: 'typing',
  states: {
    typing: {
      description: 'The field for the code, with the tries that are left.',
      on: {
        ...moves,
        'mandate.sign': { target: 'signing', description: 'Six digits are typed.' },
        'code.request': {
          guard: 'mayResend',
          target: '#paymentMandate.sign.requesting',
          description: 'No message has arrived: another code is requested.',
        },
      },
    },
    signing,
  },
  after: {
    untilResend: {
      description: 'The message should have arrived: another one may be requested.',
      actions: 'allowResend',
    },
    untilExpired: { target: 'expired', description: 'Ten minutes have passed.', actions: 'forgetCode' },
  },
  on: {
    'standing.changed': [
      gone,
      {
        guard: { type: 'isOtherCode', params: standingOf },
        target: 'code',
        reenter: true,
        description: 'Another code was requested on another device.',
        actions: remember,
      },
      {
        guard: { type: 'isRewritten', params: standingOf },
        target: 'reading',
        description: 'The mandate was written anew, which makes the code void.',
        actions: remember,
      },
      {
        guard: { type: 'hasLostCode', params: standingOf },
        target: 'expired',
        description: 'By the clock of the server it has expired, or it was tried too often on another device.',
        actions: remember,
      },
      { description: 'Payments have opened or closed, or a code was tried elsewhere.', actions: remember },
    ],
  },
})

const waiting = {
  ...moves,
  'code.request': { target: 'requesting', description: 'The person has read the mandate and wants the code.' },
  'standing.changed': [
    gone,
    {
      guard: { type: 'isOtherCode', params: standingOf },
      target: 'code',
      description: 'A code was requested on another device.',
      actions: remember,
    },
    { description: 'Payments have opened or closed.', actions: remember },
  ],
} as const

export const sign = paymentMandateSetup.createStateConfig({
  description: 'Step 2 of 3: the mandate to read, and what signs it: the code of a text message, or a provider.',
  meta: { specification: setupOf },
  tags: 'sign',
  entry: [...shows('sign'), 'forgetSetback'],
  initial: 'entering',
  states: {
    entering: {
      description: 'The code that was sent before, perhaps from another device, can still be typed.',
      always: [
        { guard: 'isAtProvider', target: 'provider', description: 'The mandate is signed at a provider.' },
        { guard: 'hasOpenCode', target: 'code', description: 'It has not expired.' },
        { target: 'reading', description: 'None was sent, or none counts any more.' },
      ],
    },
    reading: { description: 'The person reads what they are about to sign.', on: waiting },
    requesting,
    code,
    provider,
    expired: {
      description: 'The code has expired, or was tried too often: another one can be requested.',
      tags: 'expired',
      on: waiting,
    },
  },
})
