import { shows, stepMoves } from '#machines/parts/steps/steps.ts'
import type { Answered, Setback, SetupEvent, Standing } from './paymentMandate.setup.ts'
import { paymentMandateSetup } from './paymentMandate.setup.ts'

const setupOf = '§4 Payment mandate: setup steps'
/** While something is being sent, only the response decides. */
const moves = stepMoves('#paymentMandate.opening')
const answerOf = ({ event }: { event: { output: Answered['answer'] } }): Answered => ({ answer: event.output })
const standingOf = ({ event }: { event: { standing: Standing } }) => ({ standing: event.standing })
const remember = { type: 'rememberStanding', params: standingOf } as const
const note = (setback: Setback) => ({ type: 'noteSetback', params: { setback } }) as const
const isKind = <const Kind extends Answered['answer']['kind']>(kind: Kind) =>
  ({
    type: 'isAnswer',
    params: ({ event }: { event: { output: Answered['answer'] } }) => ({ answer: event.output, kind }),
  }) as const

/** Answers that any request may have; `back` is the state that shows them. */
const setbacks = <const Back extends string>(back: Back) =>
  [
    {
      guard: isKind('changed'),
      target: '#paymentMandate.opening',
      description: 'The mandate was signed, given up or ended elsewhere: the flow goes where it has got to.',
      actions: { type: 'followAnswer', params: answerOf },
    },
    {
      guard: isKind('night'),
      target: back,
      description: 'Payments have closed for the night: the page says when they open, and keeps what was typed.',
      actions: note('night'),
    },
    {
      target: back,
      description: 'No response: the network is down, or the response was lost. Sending it again is safe.',
      actions: note('unanswered'),
    },
  ] as const
const failure = <const Back extends string>(back: Back) =>
  ({ target: back, description: 'The server failed; nothing has happened.', actions: note('failed') }) as const

// 1. Create the mandate -----------------------------------------------------------

export const create = paymentMandateSetup.createStateConfig({
  description: 'Step 1 of 3: what the mandate pays, its holder, the account, and the mobile number for the code.',
  meta: { specification: setupOf },
  tags: 'create',
  entry: [...shows('create'), 'forgetSetback'],
  initial: 'filling',
  states: {
    filling: {
      description: 'The person fills in the form, whose fields say what is wrong.',
      on: {
        ...moves,
        'mandate.write': { target: 'storing', description: 'The form is complete and sent.' },
        'standing.changed': [
          {
            guard: { type: 'cannotBeWritten', params: standingOf },
            target: '#paymentMandate.over',
            description: 'Meanwhile the lot was sold, or the mandate suspended.',
            actions: remember,
          },
          { description: 'It was written on another device, or payments have opened or closed.', actions: remember },
        ],
      },
    },
    storing: {
      description: 'The mandate is sent. It replaces the one that waits, so that a repeat has no second effect.',
      tags: 'busy',
      entry: 'forgetSetback',
      on: { 'standing.changed': { description: 'The page reads what was stored.', actions: remember } },
      invoke: {
        id: 'writeMandate',
        src: 'writeMandate',
        input: ({ event }: { event: SetupEvent }) => ({ mandate: written(event) }),
        onDone: [
          {
            guard: isKind('written'),
            target: '#paymentMandate.sign',
            description: 'The server has the mandate: the draft is deleted, and the account is only shown masked.',
            actions: ['rememberWritten', 'forgetDraft'],
          },
          {
            guard: isKind('refused'),
            target: 'filling',
            description: 'The server refuses a field, for example an account that somebody else uses.',
            actions: [{ type: 'rememberRefusal', params: answerOf }, note('refused')],
          },
          ...setbacks('filling'),
        ],
        onError: failure('filling'),
      },
    },
  },
})

function written(event: SetupEvent) {
  if (event.type !== 'mandate.write') throw new Error(`${event.type} holds no mandate`)
  return event.mandate
}

// 2. Sign it ----------------------------------------------------------------------

const requesting = paymentMandateSetup.createStateConfig({
  description: 'A code is requested; an earlier one is void.',
  tags: 'busy',
  entry: 'forgetSetback',
  on: { 'standing.changed': { description: 'The page reads what was sent.', actions: remember } },
  invoke: {
    id: 'sendCode',
    src: 'sendCode',
    onDone: [
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
      ...setbacks('entering'),
    ],
    onError: failure('entering'),
  },
})

const signing = paymentMandateSetup.createStateConfig({
  description: 'The code is being checked, and the mandate sealed.',
  tags: 'busy',
  entry: 'forgetSetback',
  invoke: {
    id: 'signMandate',
    src: 'signMandate',
    input: ({ event }: { event: SetupEvent }) => ({ signatureCode: typed(event) }),
    onDone: [
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
      ...setbacks('typing'),
    ],
    onError: failure('typing'),
  },
})

function typed(event: SetupEvent) {
  if (event.type !== 'mandate.sign') throw new Error(`${event.type} holds no code`)
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
      {
        guard: { type: 'isGone', params: standingOf },
        target: '#paymentMandate.opening',
        description: 'It was signed or given up on another device.',
        actions: [remember, 'requestReached'],
      },
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
    {
      guard: { type: 'isGone', params: standingOf },
      target: '#paymentMandate.opening',
      description: 'It was signed or given up on another device.',
      actions: [remember, 'requestReached'],
    },
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
  description: 'Step 2 of 3: the mandate to read, and the code of the text message that signs it.',
  meta: { specification: setupOf },
  tags: 'sign',
  entry: [...shows('sign'), 'forgetSetback'],
  initial: 'entering',
  states: {
    entering: {
      description: 'The code that was sent before, perhaps from another device, can still be typed.',
      always: [
        { guard: 'hasOpenCode', target: 'code', description: 'It has not expired.' },
        { target: 'reading', description: 'None was sent, or none counts any more.' },
      ],
    },
    reading: { description: 'The person reads what they are about to sign.', on: waiting },
    requesting,
    code,
    expired: {
      description: 'The code has expired, or was tried too often: another one can be requested.',
      tags: 'expired',
      on: waiting,
    },
  },
})

// 3. Pay ---------------------------------------------------------------------------

export const pay = paymentMandateSetup.createStateConfig({
  description: 'Step 3 of 3: the mandate is signed. The page leads to its paper, and to paying what is due.',
  meta: { specification: setupOf },
  tags: 'pay',
  entry: shows('pay'),
  on: {
    'step.shown': {
      guard: { type: 'isOtherStep', params: ({ event }) => event },
      description: 'Back leads to a step of what is signed: the page restores its own address.',
      actions: 'leaveSteps',
    },
  },
})
