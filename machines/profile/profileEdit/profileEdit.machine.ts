/**
 * A person changes their own profile; only what they changed is sent.
 *
 *   editing → saving → saved
 *      ↑         ├───→ refused    the fields say why
 *      │         └───→ failed     the form says so
 *      └── typing again, from any of the three
 */
import type { SnapshotFrom } from 'xstate'
import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { FieldCodes } from '#contract/problems.ts'
import type { ProfileChanges } from '#contract/profile.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

// 1. Vocabulary -------------------------------------------------------------

type ProfileFieldCodes = FieldCodes<keyof ProfileChanges>
export type SaveProfileAnswer = { isSaved: true } | { isSaved: false; fieldCodes: ProfileFieldCodes }

type ProfileEditContext = { readonly fieldCodes: ProfileFieldCodes }

type ProfileEditEvent = { type: 'profile.change' } | { type: 'profile.save'; changes: ProfileChanges }

// 2. Setup: every name the chart may use -------------------------------------

const profileEditSetup = setup({
  types: {
    context: {} as ProfileEditContext,
    events: {} as ProfileEditEvent,
    tags: {} as 'busy' | 'failed' | 'refused' | 'unchanged',
    meta: {} as { specification: string },
  },
  actors: {
    saveProfile: fromPromise<SaveProfileAnswer, { changes: ProfileChanges }>(missingActor('saveProfile')),
  },
  guards: {
    isSaved: (_, params: { answer: SaveProfileAnswer }) => params.answer.isSaved,
    isEmpty: (_, params: { changes: ProfileChanges }) => Object.keys(params.changes).length === 0,
  },
  actions: {
    forgetRefusal: assign({ fieldCodes: {} }),
    rememberRefusal: assign({
      fieldCodes: (_, params: { answer: SaveProfileAnswer }) => (params.answer.isSaved ? {} : params.answer.fieldCodes),
    }),
    /** A snack of 3000 ms: 'Votre profil a été mis à jour' (specification §8). */
    announceSaved: missingAction('announceSaved'),
  },
})

// 3. States, one constant each ------------------------------------------------

const profileSection = '§4 Profile update'
const save = [
  {
    guard: { type: 'isEmpty', params: ({ event }: { event: { changes: ProfileChanges } }) => event },
    target: 'unchanged',
    description: 'Nothing has changed, so nothing is sent.',
    actions: 'forgetRefusal',
  },
  { target: 'saving', description: 'The person sends what they changed.', actions: 'forgetRefusal' },
] as const
const typing = {
  target: 'editing',
  description: 'Typing clears the previous message.',
  actions: 'forgetRefusal',
} as const

const editing = profileEditSetup.createStateConfig({
  description: 'The person reads and changes their profile.',
  meta: { specification: profileSection },
  on: { 'profile.save': save },
})

const unchanged = profileEditSetup.createStateConfig({
  description: 'The person pressed save, but there was nothing to save.',
  meta: { specification: profileSection },
  tags: 'unchanged',
  on: { 'profile.change': typing, 'profile.save': save },
})

const saving = profileEditSetup.createStateConfig({
  description: 'The changed fields are being saved.',
  meta: { specification: '§7 Update of /v1/users/me sends changed fields' },
  tags: 'busy',
  invoke: {
    id: 'saveProfile',
    src: 'saveProfile',
    input: ({ event }) => {
      assertEvent(event, 'profile.save')
      return { changes: event.changes }
    },
    onDone: [
      {
        target: 'saved',
        guard: { type: 'isSaved', params: ({ event }) => ({ answer: event.output }) },
        description: 'The profile is stored, and a snack says so.',
        actions: 'announceSaved',
      },
      {
        target: 'refused',
        description: 'The server refuses a field: the field says why, and everything stays typed.',
        actions: { type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: { target: 'failed', description: 'Saving failed: everything stays typed.' },
  },
})

const saved = profileEditSetup.createStateConfig({
  description: 'The screen shows the stored profile.',
  meta: { specification: profileSection },
  on: { 'profile.change': typing, 'profile.save': save },
})

const refused = profileEditSetup.createStateConfig({
  description: 'The person must correct a field.',
  meta: { specification: profileSection },
  tags: 'refused',
  on: { 'profile.change': typing, 'profile.save': save },
})

const failed = profileEditSetup.createStateConfig({
  description: 'Nothing was stored; the person may try again.',
  meta: { specification: profileSection },
  tags: 'failed',
  on: { 'profile.change': typing, 'profile.save': save },
})

// 4. The chart -----------------------------------------------------------------

export const profileEditMachine = profileEditSetup.createMachine({
  id: 'profileEdit',
  description: 'A person changes their own profile.',
  context: { fieldCodes: {} },
  initial: 'editing',
  states: { editing, unchanged, saving, saved, refused, failed },
})

// 5. Types for callers ------------------------------------------

export type ProfileEditSnapshot = SnapshotFrom<typeof profileEditMachine>
