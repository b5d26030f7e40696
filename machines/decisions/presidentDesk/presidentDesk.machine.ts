/**
 * The president answers owners who request an extraordinary meeting.
 *
 *   answering (organise | refuse | abandon | conclude) → confirm (password, sending) → done
 *        ↑_________________________________________│ back; a field that is refused
 *                                                  └→ over: somebody else has answered
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { answerOf, notSent, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { present } from '#machines/present.ts'
import type { DeskAct } from './presidentDesk.setup.ts'
import { presidentDeskSetup } from './presidentDesk.setup.ts'

const desk =
  '§4 Decision: the president can organise the meeting, refuse it with a reason, or abandon and close the project'

// 1. States, one constant each ------------------------------------------------

const answering = presidentDeskSetup.createStateConfig({
  description:
    'Three answers, each with its consequences: call the meeting, with its place and the clear days that the law requires; refuse it with a reason; or abandon the project. Once all is decided, the only answer is to close it.',
  meta: { specification: desk },
  tags: 'answering',
  on: {
    'answer.choose': {
      description: 'The president selects an answer; its fields appear.',
      actions: [
        { type: 'rememberAnswer', params: ({ event }) => event },
        { type: 'copyAnswer', params: ({ event }) => event },
      ],
    },
    'values.change': {
      guard: 'isRefused',
      description: 'They change a refused field: the refusal no longer applies.',
      actions: 'forgetRefusal',
    },
    'answer.confirm': {
      guard: 'hasAnswer',
      target: 'confirm',
      description: 'Everything that this answer needs is filled in.',
      actions: { type: 'rememberAct', params: ({ event }) => event },
    },
  },
})

const confirm = presidentDeskSetup.createStateConfig({
  description: 'A summary of the answer, which every owner will receive, and the password.',
  meta: { specification: desk },
  tags: 'confirm',
  ...passwordStep({
    act: ({ act }: { act: DeskAct | null }) => present(act),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#presidentDesk.done',
        description: 'The answer is given, and everybody is notified.',
        actions: 'forgetDraft',
      },
      {
        guard: { type: 'isOver', params: answerOf },
        target: '#presidentDesk.over',
        description: 'Another answer was given meanwhile.',
        actions: 'forgetDraft',
      },
      {
        target: '#presidentDesk.answering',
        description: 'The server refuses a field, such as a day that is too near: the field says why.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: {
    'answer.change': { guard: 'isIdle', target: 'answering', description: 'The president goes back to the answers.' },
  },
})

const done = presidentDeskSetup.createStateConfig({
  description: 'The answer is given: what happens next.',
  meta: { specification: desk },
  tags: 'done',
  type: 'final',
})

const over = presidentDeskSetup.createStateConfig({
  description: 'Nothing is left to answer.',
  meta: { specification: desk },
  tags: 'over',
  type: 'final',
})

// 2. The chart -----------------------------------------------------------------

export const presidentDeskMachine = presidentDeskSetup.createMachine({
  id: 'presidentDesk',
  description: 'The president answers a request for an extraordinary meeting.',
  context: ({ input }) => ({ ...input, act: null, ...notSent }),
  initial: 'answering',
  states: { answering, confirm, done, over },
})

// 3. Types for callers ---------------------------------------------------------

export type PresidentDeskRef = ActorRefFrom<typeof presidentDeskMachine>
export type PresidentDeskSnapshot = SnapshotFrom<typeof presidentDeskMachine>
