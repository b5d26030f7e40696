/**
 * Profile check: the manager needs a phone number. The person gives it, or skips the question for good on this device.
 *
 *   editing ⇄ saving → checked (final)
 *      └──→ skipped (final)
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

// 1. Vocabulary -------------------------------------------------------------

/** The server normalises the number, or says what is wrong with it. */
export type SavePhoneAnswer = { isSaved: true } | { isSaved: false; fieldCode: FieldCode }

type ProfileCheckContext = {
  readonly fieldCode: FieldCode | null
  readonly hasFailed: boolean
  readonly result: 'saved' | 'skipped'
}

type ProfileCheckEvent = { type: 'phone.change' } | { type: 'phone.send'; phoneNumber: string } | { type: 'check.skip' }

type ProfileCheckTag = 'busy'

// 2. Setup: every name the chart may use -------------------------------------

const profileCheckSetup = setup({
  types: {
    context: {} as ProfileCheckContext,
    events: {} as ProfileCheckEvent,
    output: {} as { result: 'saved' | 'skipped' },
    tags: {} as ProfileCheckTag,
    meta: {} as { specification: string },
  },
  actors: {
    savePhone: fromPromise<SavePhoneAnswer, { phoneNumber: string }>(missingActor('savePhone')),
  },
  guards: {
    isSaved: (_, params: { answer: SavePhoneAnswer }) => params.answer.isSaved,
  },
  actions: {
    forgetProblems: assign({ fieldCode: null, hasFailed: false }),
    rememberFieldCode: assign({
      fieldCode: (_, params: { answer: SavePhoneAnswer }) => (params.answer.isSaved ? null : params.answer.fieldCode),
    }),
    rememberFailure: assign({ hasFailed: true }),
    noteSkip: assign({ result: 'skipped' }),
    /** A snack of 3000 ms: 'Votre profil a été mis à jour' (specification §8). */
    announceSaved: missingAction('announceSaved'),
    /** Stores hasSkippedCheck on this device. */
    rememberSkip: missingAction('rememberSkip'),
  },
})

// 3. States, one constant each ------------------------------------------------

const editing = profileCheckSetup.createStateConfig({
  description: 'The person types a phone number, or decides to skip.',
  meta: { specification: '§2 Profile check' },
  on: {
    'phone.change': { description: 'Typing clears the previous message.', actions: 'forgetProblems' },
    'phone.send': { target: 'saving', description: 'The person sends the number.', actions: 'forgetProblems' },
    'check.skip': {
      target: 'skipped',
      description: 'The person skips; this device remembers it and never asks again.',
      actions: ['noteSkip', 'rememberSkip'],
    },
  },
})

const saving = profileCheckSetup.createStateConfig({
  description: 'The number is being saved; the server normalises it.',
  meta: { specification: '§5 Profile-check phone' },
  tags: 'busy',
  invoke: {
    id: 'savePhone',
    src: 'savePhone',
    input: ({ event }) => {
      assertEvent(event, 'phone.send')
      return { phoneNumber: event.phoneNumber }
    },
    onDone: [
      {
        target: 'checked',
        guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
        description: 'The number is stored, and a snack says so.',
        actions: 'announceSaved',
      },
      {
        target: 'editing',
        description: 'The server refuses the number: the field says why, and the number stays typed.',
        actions: { type: 'rememberFieldCode', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: 'editing',
      description: 'Saving failed: the form says so, and the number stays typed.',
      actions: 'rememberFailure',
    },
  },
})

// 4. The chart -----------------------------------------------------------------

export const profileCheckMachine = profileCheckSetup.createMachine({
  id: 'profileCheck',
  description: 'A person whose profile has no phone number is asked for one after signing in.',
  context: { fieldCode: null, hasFailed: false, result: 'saved' },
  initial: 'editing',
  states: {
    editing,
    saving,
    checked: {
      type: 'final',
      description: 'The profile has its number; the person goes on.',
      meta: { specification: '§2 Profile check' },
    },
    skipped: {
      type: 'final',
      description: 'The person goes on without a number.',
      meta: { specification: '§2 Profile check: hasSkippedCheck' },
    },
  },
  output: ({ context }) => ({ result: context.result }),
})

// 5. Types for callers ---------------------------------------------------------

export type ProfileCheckRef = ActorRefFrom<typeof profileCheckMachine>
export type ProfileCheckSnapshot = SnapshotFrom<typeof profileCheckMachine>
