/**
 * An owner asks for an extraordinary meeting, or no longer does.
 *
 *   writing → confirm (password, sending) → asked ⇄ withdrawing
 *      ↑_________│ back                       │  ↑ (it failed: the page says so)
 *      ↑_____________ withdrawn ______________│
 *   … → asked: they have asked for it on another device
 *   … → over: it is before the president, or decided
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
      guard: { type: 'isAskedElsewhere', params: standingOf },
      target: 'asked',
      description: 'They have asked for it meanwhile, on another device; or what they sent had arrived.',
      actions: 'forgetMessage',
    },
    {
      guard: { type: 'isOutOfReach', params: standingOf },
      target: 'over',
      description: 'It came before the president, or was decided, meanwhile.',
    },
  ],
} as const

// 1. States, one constant each ------------------------------------------------

const opening = meetingRequestSetup.createStateConfig({
  description: 'The owner asks for it already, or could.',
  meta: { specification: requests },
  always: [
    { guard: 'isSupporter', target: 'asked', description: 'They have asked for it.' },
    { guard: 'isPossible', target: 'writing', description: 'They have not.' },
    { target: 'over', description: 'Nobody can, as things stand.' },
  ],
})

const writing = meetingRequestSetup.createStateConfig({
  description: 'What a meeting would be for, how many votes ask for it, and a message to the president if they like.',
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
      description: 'They want to ask for it.',
      actions: { type: 'rememberMessage', params: ({ event }) => event },
    },
  },
})

const confirm = meetingRequestSetup.createStateConfig({
  description: 'The password: the votes of an owner count towards the share that is needed.',
  meta: { specification: requests },
  tags: 'confirm',
  ...passwordStep({
    act: ({ message }: RequestAct): RequestAct => ({ message }),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#meetingRequest.asked',
        description: 'Their votes are counted.',
        actions: 'forgetMessage',
      },
      {
        guard: { type: 'isOver', params: answerOf },
        target: '#meetingRequest.over',
        description: 'They had asked already, others were enough, or it was decided.',
      },
      {
        target: '#meetingRequest.writing',
        description: 'The server does not take the message.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: {
    ...changedMeanwhile,
    'request.back': { guard: 'isIdle', target: 'writing', description: 'They go on writing.' },
  },
})

const asked = meetingRequestSetup.createStateConfig({
  description: 'They ask for it, and see how far it is from the share of the votes that is needed.',
  meta: { specification: requests },
  tags: 'asked',
  initial: 'waiting',
  states: {
    waiting: { description: 'Others may join.' },
    withdrawing: {
      description: 'They no longer ask for it.',
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
          { target: 'waiting', description: 'It is before the president already, or over: the decision says which.' },
        ],
        onError: { target: 'kept', description: 'It did not work: they still ask for it.' },
      },
    },
    kept: { description: 'It could not be withdrawn; it can be tried again.', tags: 'kept' },
  },
  on: {
    'request.withdraw': { target: '.withdrawing', description: 'They want it no longer.' },
    'decision.changed': [
      {
        guard: { type: 'isNoLongerAsked', params: standingOf },
        target: 'writing',
        description: 'It was withdrawn on another device, or the president has refused: they may ask anew.',
      },
      { guard: { type: 'hasEnded', params: standingOf }, target: 'over', description: 'The president has answered.' },
    ],
  },
})

const over = meetingRequestSetup.createStateConfig({
  description: 'Nobody can ask: it is before the president, or decided. The page of the decision says which.',
  meta: { specification: requests },
  tags: 'over',
  on: {
    'decision.changed': {
      guard: { type: 'isAskedElsewhere', params: standingOf },
      target: 'asked',
      description: 'It was their own request that had arrived before.',
      actions: 'forgetMessage',
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const meetingRequestMachine = meetingRequestSetup.createMachine({
  id: 'meetingRequest',
  description: 'An owner asks for an extraordinary meeting about a decision.',
  context: ({ input }) => ({ ...input, ...notSent }),
  invoke: { id: 'watchDecision', src: 'watchDecision' },
  initial: 'opening',
  states: { opening, writing, confirm, asked, over },
})

// 3. Types for callers ---------------------------------------------------------

export type MeetingRequestRef = ActorRefFrom<typeof meetingRequestMachine>
export type MeetingRequestSnapshot = SnapshotFrom<typeof meetingRequestMachine>
