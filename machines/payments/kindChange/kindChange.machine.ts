/**
 * A co-owner changes what their mandate pays: each payment on demand, every call, or usual charges only.
 *
 *   resting → choosing → confirm (password, sending) → resting
 *      ↑__________│ cancelled, or nothing changed  │
 *                 ↑________________________________│ back
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { answerOf, notSent, passwordStep } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import type { KindAct } from './kindChange.setup.ts'
import { kindChangeSetup } from './kindChange.setup.ts'

const meta = { specification: '§3 Money order: kind' }

// 1. States, one constant each ------------------------------------------------

const resting = kindChangeSetup.createStateConfig({
  description: 'The page says what the mandate pays, and why a change was refused.',
  meta,
  on: {
    'change.begin': {
      target: 'choosing',
      description: 'The owner wants something else to be paid.',
      actions: { type: 'startFrom', params: ({ event }) => ({ kind: event.present }) },
    },
  },
})

const choosing = kindChangeSetup.createStateConfig({
  description: 'Each kind with what it means for the next calls.',
  meta,
  tags: 'choosing',
  on: {
    'kind.choose': {
      description: 'They choose one.',
      actions: { type: 'rememberChoice', params: ({ event }) => event },
    },
    'kind.confirm': [
      { guard: 'isChange', target: 'confirm', description: 'On to the password.' },
      { target: 'resting', description: 'It is what the mandate pays already.' },
    ],
    'change.cancel': { target: 'resting', description: 'They leave it as it is.' },
  },
})

const confirm = kindChangeSetup.createStateConfig({
  description: 'The password: from now on, money may be collected in another way.',
  meta,
  tags: 'confirm',
  ...passwordStep({
    act: ({ chosen }: { chosen: KindAct['kind'] }): KindAct => ({ kind: chosen }),
    answers: [
      {
        guard: { type: 'isSent', params: answerOf },
        target: '#kindChange.resting',
        description: 'The mandate pays what they chose.',
        actions: 'announceChange',
      },
      {
        target: '#kindChange.resting',
        description: 'Payments are closed for the night, or the mandate has changed or ended meanwhile.',
        actions: { type: 'rememberRefusal', params: answerOf },
      },
    ],
  }),
  on: {
    'kind.back': { guard: 'isIdle', target: 'choosing', description: 'They return to the choice.' },
  },
})

// 2. The chart -----------------------------------------------------------------

export const kindChangeMachine = kindChangeSetup.createMachine({
  id: 'kindChange',
  description: 'A co-owner changes what their mandate pays.',
  context: { present: 'manual', chosen: 'manual', ...notSent },
  initial: 'resting',
  states: { resting, choosing, confirm },
})

// 3. Types for callers ---------------------------------------------------------

export type KindChangeRef = ActorRefFrom<typeof kindChangeMachine>
export type KindChangeSnapshot = SnapshotFrom<typeof kindChangeMachine>
