/**
 * An owner requests an extraordinary meeting, or withdraws the request.
 *
 *   writing → confirm (password, sending) → requested ⇄ withdrawing
 *      ↑_________│ back                        │  ↑ (it failed: the page says so)
 *      ↑_____________ withdrawn _______________│
 *   … → requested: they have requested it on another device
 *   … → over: it is before the president, or decided (→ writing: the president has refused)
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { answerOf, notSent, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import type { RequestAct } from './meetingRequest.setup.ts'
import { meetingRequestSetup } from './meetingRequest.setup.ts'

const requests = '§4 Decision: request an extraordinary meeting, with an optional message to the president'
const standingOf = ({ event }: { event: { isSupporter: boolean; isPossible: boolean } }) => event
const changedMeanwhile = {
  'decision.changed': [
    {
      guard: { type: 'isRequestedElsewhere', params: standingOf },
      target: 'requested',
      description: 'They have requested it meanwhile on another device, or an earlier request had arrived.',
      actions: 'forgetMessage',
    },
    {
      guard: { type: 'isOutOfReach', params: standingOf },
      target: 'over',
      description: 'It has gone before the president, or been decided, meanwhile.',
    },
  ],
} as const

// 1. States, one constant each ------------------------------------------------

const opening = meetingRequestSetup.createStateConfig({
  description: 'Opens the matching view: the owner has requested a meeting, may request one, or cannot.',
  meta: { specification: requests },
  always: [
    { guard: 'isSupporter', target: 'requested', description: 'They have requested it.' },
    { guard: 'isPossible', target: 'writing', description: 'They have not requested it yet, and may.' },
    { target: 'over', description: 'No request is possible now.' },
  ],
})

const writing = meetingRequestSetup.createStateConfig({
  description: 'What a meeting would be for, how many votes support it, and an optional message to the president.',
  meta: { specification: requests },
  tags: 'writing',
  on: {
    ...changedMeanwhile,
    'message.change': {
      description: 'They write to the president.',
      actions: [
        { type: 'rememberMessage', params: ({ event }) => event },
        { type: 'copyMessage', params: ({ event }) => event },
      ],
    },
    'request.confirm': {
      target: 'confirm',
      description: 'They want to request it.',
      actions: { type: 'rememberMessage', params: ({ event }) => event },
    },
  },
})

const confirm = meetingRequestSetup.createStateConfig({
  description: 'The password: the votes of an owner count towards the required share.',
  meta: { specification: requests },
  tags: 'confirm',
  ...passwordStep({
    act: ({ message }: RequestAct): RequestAct => ({ message }),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#meetingRequest.requested',
        description: 'Their votes are counted.',
        actions: 'forgetMessage',
      },
      {
        guard: { type: 'isOver', params: answerOf },
        target: '#meetingRequest.over',
        description: 'They had requested it already, others sufficed, or it was decided.',
      },
      {
        target: '#meetingRequest.writing',
        description: 'The server refuses the message.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: {
    ...changedMeanwhile,
    'request.back': { guard: 'isIdle', target: 'writing', description: 'They return to the message.' },
  },
})

const requested = meetingRequestSetup.createStateConfig({
  description: 'The request is made; the page shows how far the requests are from the required share of the votes.',
  meta: { specification: requests },
  tags: 'requested',
  initial: 'waiting',
  states: {
    waiting: { description: 'Others may join.' },
    withdrawing: {
      description: 'The request is being withdrawn.',
      tags: 'withdrawing',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        onDone: [
          {
            guard: { type: 'isWithdrawn', params: ({ event }) => ({ answer: event.output }) },
            target: '#meetingRequest.writing',
            description: 'Their votes no longer count.',
          },
          {
            target: 'waiting',
            description: 'It is before the president already, or over: the page of the decision says which.',
          },
        ],
        onError: { target: 'kept', description: 'The withdrawal failed: the request remains.' },
      },
    },
    kept: { description: 'The request could not be withdrawn; they can try again.', tags: 'kept' },
  },
  on: {
    'request.withdraw': { target: '.withdrawing', description: 'They withdraw it.' },
    'decision.changed': [
      {
        guard: { type: 'isNoLongerRequested', params: standingOf },
        target: 'writing',
        description: 'It was withdrawn on another device, or the president has refused: they may request one again.',
      },
      { guard: { type: 'hasEnded', params: standingOf }, target: 'over', description: 'The president has answered.' },
    ],
  },
})

const over = meetingRequestSetup.createStateConfig({
  description: 'No request is possible: it is before the president, or decided. The page of the decision says which.',
  meta: { specification: requests },
  tags: 'over',
  on: {
    'decision.changed': [
      {
        guard: { type: 'isRequestedElsewhere', params: standingOf },
        target: 'requested',
        description: 'Their own earlier request had arrived.',
        actions: 'forgetMessage',
      },
      {
        guard: { type: 'isNoLongerRequested', params: standingOf },
        target: 'writing',
        description: 'The president has refused: they may request one again.',
      },
    ],
  },
})

// 2. The chart -----------------------------------------------------------------

export const meetingRequestMachine = meetingRequestSetup.createMachine({
  id: 'meetingRequest',
  description: 'An owner requests an extraordinary meeting about a decision.',
  context: ({ input }) => ({ ...input, ...notSent }),
  invoke: { id: 'watchDecision', src: 'watchDecision' },
  initial: 'opening',
  states: { opening, writing, confirm, requested, over },
})

// 3. Types for callers ---------------------------------------------------------

export type MeetingRequestRef = ActorRefFrom<typeof meetingRequestMachine>
export type MeetingRequestSnapshot = SnapshotFrom<typeof meetingRequestMachine>
