/**
 * The question before something that cannot be undone, about one subject at a time.
 *
 *   idle ⇄ asking → carryingOut → idle
 *             ↑____________│  (it failed: the question stays, and says so)
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assign, fromPromise, setup } from 'xstate'
import { missingActor } from '#machines/missingActor.ts'
import { present } from '#machines/present.ts'

// 1. Vocabulary -------------------------------------------------------------

type ConfirmationContext = {
  /** The id of the question's subject; `null` without a question. */
  readonly subject: string | null
  readonly hasFailed: boolean
}

type ConfirmationEvent =
  | { type: 'question.ask'; subject: string }
  | { type: 'question.confirm' }
  | { type: 'question.cancel' }

// 2. Setup: every name the chart may use -------------------------------------

const confirmationSetup = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    tags: {} as 'open' | 'busy',
    meta: {} as { specification: string },
  },
  actors: {
    carryOut: fromPromise<unknown, { subject: string }>(missingActor('carryOut')),
  },
  actions: {
    rememberSubject: assign((_, params: { subject: string }) => ({ subject: params.subject, hasFailed: false })),
    forgetFailure: assign({ hasFailed: false }),
    rememberFailure: assign({ hasFailed: true }),
  },
})

// 3. States, one constant each ------------------------------------------------

const idle = confirmationSetup.createStateConfig({
  description: 'No question is open.',
  meta: { specification: '§2 Modals' },
  on: {
    'question.ask': {
      target: 'asking',
      description: 'The person starts an action that needs a confirmation.',
      actions: { type: 'rememberSubject', params: ({ event }) => event },
    },
  },
})

const asking = confirmationSetup.createStateConfig({
  description: 'The person reads what will happen, and confirms or cancels.',
  meta: { specification: '§2 Modals' },
  tags: 'open',
  on: {
    'question.confirm': { target: 'carryingOut', description: 'The person confirms.', actions: 'forgetFailure' },
    'question.cancel': { target: 'idle', description: 'The person cancels, and nothing is done.' },
  },
})

const carryingOut = confirmationSetup.createStateConfig({
  description: 'The action is running; the question stays open until it ends.',
  meta: { specification: '§2 Modals' },
  tags: ['open', 'busy'],
  invoke: {
    id: 'carryOut',
    src: 'carryOut',
    input: ({ context }) => ({ subject: present(context.subject) }),
    onDone: { target: 'idle', description: 'The action has succeeded.' },
    onError: {
      target: 'asking',
      description: 'The action has failed: the question says so, and can be answered again.',
      actions: 'rememberFailure',
    },
  },
})

// 4. The chart -----------------------------------------------------------------

export const confirmationMachine = confirmationSetup.createMachine({
  id: 'confirmation',
  description: 'A question before something that cannot be undone.',
  context: { subject: null, hasFailed: false },
  initial: 'idle',
  states: { idle, asking, carryingOut },
})

// 5. Types for callers ------------------------------------------

export type ConfirmationRef = ActorRefFrom<typeof confirmationMachine>
export type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>
