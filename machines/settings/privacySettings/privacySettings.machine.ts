/**
 * Who sees what of a person, and who may write to them: chosen first, then saved together.
 *
 *   loading → pristine ⇄ unsaved: dirty → saving → saved ⇄ unsaved
 *      ⇅                            ↑        └───→ failed
 *   unavailable                     └──────────────┘
 *
 * While something is unsaved, leaving the page asks first.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { PrivacyChanges } from './privacySettings.setup.ts'
import { privacySetup } from './privacySettings.setup.ts'

const privacySection = '§3 Privacy settings'
const leavingSection = '§5 Unsaved changes on privacy settings prompt a leave confirmation'

// 1. States, one constant each ------------------------------------------------

const choice = ({ event }: { event: { change: PrivacyChanges } }) => event
const choosing = [
  {
    guard: { type: 'leavesNothing', params: choice },
    description: 'It is already so: there is nothing to save.',
  },
  {
    target: 'unsaved',
    description: 'The person chooses otherwise.',
    actions: { type: 'rememberChoice', params: choice },
  },
] as const

const loading = privacySetup.createStateConfig({
  description: 'The settings are being read.',
  meta: { specification: privacySection },
  tags: 'loading',
  invoke: {
    id: 'loadSettings',
    src: 'loadSettings',
    onDone: {
      target: 'pristine',
      description: 'They are here.',
      actions: { type: 'rememberStored', params: ({ event }) => ({ settings: event.output }) },
    },
    onError: { target: 'unavailable', description: 'They could not be read.' },
  },
})

const unavailable = privacySetup.createStateConfig({
  description: 'The settings could not be read: the person may try again.',
  meta: { specification: privacySection },
  tags: 'unavailable',
  on: { 'settings.reload': { target: 'loading', description: 'The person tries again.' } },
})

const pristine = privacySetup.createStateConfig({
  description: 'What is on screen is what is stored.',
  meta: { specification: privacySection },
  on: { 'setting.choose': choosing },
})

const goOn = {
  'setting.choose': [
    {
      guard: { type: 'leavesNothing', params: choice },
      target: '#privacySettings.pristine',
      description: 'The person chooses back: nothing is left to save.',
      actions: 'forgetChanges',
    },
    {
      target: 'dirty',
      description: 'The person chooses something more.',
      actions: { type: 'rememberChoice', params: choice },
    },
  ],
  'settings.save': { target: 'saving', description: 'The person saves.' },
  'settings.undo': {
    target: '#privacySettings.pristine',
    description: 'The person gives the changes up.',
    actions: 'forgetChanges',
  },
} as const

const unsaved = privacySetup.createStateConfig({
  description: 'Something was chosen and is not stored yet: leaving asks first.',
  meta: { specification: leavingSection },
  tags: 'unsaved',
  entry: 'hold',
  exit: 'release',
  initial: 'dirty',
  states: {
    dirty: { description: 'The person is choosing.', on: goOn },
    saving: {
      description: 'What was chosen is on its way.',
      tags: 'busy',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({ changes: context.changes }),
        onDone: {
          target: '#privacySettings.saved',
          description: 'It is stored, and a message at the bottom says so.',
          actions: [
            { type: 'rememberStored', params: ({ event }) => ({ settings: event.output }) },
            'forgetChanges',
            'announceSaved',
          ],
        },
        onError: { target: 'failed', description: 'It could not be stored; the choices stay on screen.' },
      },
    },
    failed: { description: 'The choices are still here, and can be saved again.', tags: 'failed', on: goOn },
  },
})

const saved = privacySetup.createStateConfig({
  description: 'The choices were just stored.',
  meta: { specification: '§8 Success snacks' },
  tags: 'saved',
  on: { 'setting.choose': choosing },
})

// 2. The chart -----------------------------------------------------------------

export const privacySettingsMachine = privacySetup.createMachine({
  id: 'privacySettings',
  description: 'Who sees which field of a profile, and who may write to the person.',
  context: { stored: null, changes: {} },
  invoke: { id: 'watchSettings', src: 'watchSettings' },
  on: {
    'settings.changed': {
      description: 'They were changed on another device: what the person has chosen here stays chosen.',
      actions: { type: 'rememberStored', params: ({ event }) => event },
    },
  },
  initial: 'loading',
  states: { loading, unavailable, pristine, unsaved, saved },
})

// 3. Types for callers ---------------------------------------------------------

export type PrivacySettingsRef = ActorRefFrom<typeof privacySettingsMachine>
export type PrivacySettingsSnapshot = SnapshotFrom<typeof privacySettingsMachine>
