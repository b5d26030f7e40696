import { assertEvent } from 'xstate'
import { shows } from '#machines/parts/steps/steps.ts'
import {
  answerOf,
  endings,
  isKind,
  moves,
  note,
  remember,
  sending,
  setupOf,
  standingOf,
} from './paymentMandate.answers.ts'
import type { SetupEvent } from './paymentMandate.setup.ts'
import { paymentMandateSetup } from './paymentMandate.setup.ts'

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
      ...sending,
      on: { 'standing.changed': { description: 'The page reads what was stored.', actions: remember } },
      invoke: {
        id: 'writeMandate',
        src: 'writeMandate',
        input: ({ event }: { event: SetupEvent }) => ({ mandate: written(event) }),
        ...endings(
          [
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
          ],
          'filling',
        ),
      },
    },
  },
})

function written(event: SetupEvent) {
  assertEvent(event, 'mandate.write')
  return event.mandate
}

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
