/**
 * The people who see each field of a profile, and those who may write to its person: chosen first, then saved together.
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
    description: 'The choice is the stored one: there is nothing to save.',
  },
  {
    target: 'unsaved',
    description: 'The person changes a setting.',
    actions: { type: 'rememberChoice', params: choice },
  },
] as const

const loading = privacySetup.createStateConfig({
  description: 'The settings are loading.',
  meta: { specification: privacySection },
  tags: 'loading',
  invoke: {
    id: 'loadSettings',
    src: 'loadSettings',
    onDone: {
      target: 'pristine',
      description: 'The settings have loaded.',
      actions: { type: 'rememberStored', params: ({ event }) => ({ settings: event.output }) },
    },
    onError: { target: 'unavailable', description: 'The settings could not be loaded.' },
  },
})

const unavailable = privacySetup.createStateConfig({
  description: 'The settings could not be loaded: the person may try again.',
  meta: { specification: privacySection },
  tags: 'unavailable',
  on: { 'settings.reload': { target: 'loading', description: 'The person tries again.' } },
})

const pristine = privacySetup.createStateConfig({
  description: 'The screen shows the stored settings.',
  meta: { specification: privacySection },
  on: { 'setting.choose': choosing },
})

const goOn = {
  'setting.choose': [
    {
      guard: { type: 'leavesNothing', params: choice },
      target: '#privacySettings.pristine',
      description: 'The person undoes the last change: nothing is left to save.',
      actions: 'forgetChanges',
    },
    {
      target: 'dirty',
      description: 'The person changes another setting.',
      actions: { type: 'rememberChoice', params: choice },
    },
  ],
  'settings.save': { target: 'saving', description: 'The person saves.' },
  'settings.undo': {
    target: '#privacySettings.pristine',
    description: 'The person discards the changes.',
    actions: 'forgetChanges',
  },
} as const

const unsaved = privacySetup.createStateConfig({
  description: 'There are unsaved changes: leaving asks first.',
  meta: { specification: leavingSection },
  tags: 'unsaved',
  entry: 'hold',
  exit: 'release',
  initial: 'dirty',
  states: {
    dirty: { description: 'The person is choosing.', on: goOn },
    saving: {
      description: 'The changes are being saved.',
      tags: 'busy',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({ changes: context.changes }),
        onDone: {
          target: '#privacySettings.saved',
          description: 'The changes are stored, and a snack says so.',
          actions: [
            { type: 'rememberStored', params: ({ event }) => ({ settings: event.output }) },
            'forgetChanges',
            'announceSaved',
          ],
        },
        onError: { target: 'failed', description: 'Saving failed; the changes stay on screen.' },
      },
    },
    failed: { description: 'The changes are still on screen, and can be saved again.', tags: 'failed', on: goOn },
  },
})

const saved = privacySetup.createStateConfig({
  description: 'The changes were just stored.',
  meta: { specification: '§8 Success snacks' },
  tags: 'saved',
  on: { 'setting.choose': choosing },
})

// 2. The chart -----------------------------------------------------------------

export const privacySettingsMachine = privacySetup.createMachine({
  id: 'privacySettings',
  description: 'The people who see each field of a profile, and those who may write to its person.',
  context: { stored: null, changes: {} },
  invoke: { id: 'watchSettings', src: 'watchSettings' },
  on: {
    'settings.changed': {
      description: 'The settings were changed on another device: unsaved changes here stay.',
      actions: { type: 'rememberStored', params: ({ event }) => event },
    },
  },
  initial: 'loading',
  states: { loading, unavailable, pristine, unsaved, saved },
})

// 3. Types for callers ---------------------------------------------------------

export type PrivacySettingsRef = ActorRefFrom<typeof privacySettingsMachine>
export type PrivacySettingsSnapshot = SnapshotFrom<typeof privacySettingsMachine>
