/**
 * A signed-in person changes their password, and proves their identity with the current one.
 *
 *   editing ⇄ saving → changed → editing
 *
 * No password ever enters the context: they pass through in events, on their way to the meter and to the server.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assertEvent } from 'xstate'
import { passwordChangeSetup } from './passwordChange.setup.ts'

const passwordSection = '§5 Password'

// 1. States, one constant each ------------------------------------------------

const editing = passwordChangeSetup.createStateConfig({
  description: 'The person types the current password and the new one, and the meter shows how strong the new one is.',
  meta: { specification: passwordSection },
  on: {
    'meter.prepare': {
      description: 'The person enters the field of the new password: only now does the meter load.',
      actions: 'prepareMeter',
    },
    'password.change': {
      description: 'Each change updates the checklist and asks the meter again.',
      actions: [
        { type: 'rememberRules', params: ({ event }) => event },
        { type: 'requestStrength', params: ({ event }) => event },
      ],
    },
    'password.send': [
      {
        target: 'saving',
        guard: { type: 'isValid', params: ({ event }) => event },
        description: 'The new password follows all five rules, and its confirmation is the same.',
        actions: ['countSubmit', { type: 'rememberRules', params: ({ event }) => event }],
      },
      {
        description: 'A field must be corrected: from now on the checklist shows what fails.',
        actions: ['countSubmit', { type: 'rememberRules', params: ({ event }) => event }],
      },
    ],
  },
})

const saving = passwordChangeSetup.createStateConfig({
  description: 'Both passwords are on their way to the server.',
  meta: { specification: '§7 Update of /v1/users/me/passwords' },
  tags: 'busy',
  invoke: {
    id: 'changePassword',
    src: 'changePassword',
    input: ({ event }) => {
      assertEvent(event, 'password.send')
      return { currentPassword: event.currentPassword, password: event.password }
    },
    onDone: [
      {
        target: 'changed',
        guard: { type: 'isChanged', params: ({ event }) => ({ answer: event.output }) },
        description: 'The password is changed, other sessions have ended, and a message says so.',
        actions: ['startOver', 'announceChanged'],
      },
      {
        target: 'editing',
        description:
          'The server refused: the form says why, and how many tries are left, or the field of the new password why it is too weak.',
        actions: { type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: {
      target: 'editing',
      description: 'Saving failed: the form says so, and everything stays typed.',
      actions: 'rememberFailure',
    },
  },
})

const changed = passwordChangeSetup.createStateConfig({
  description: 'The password is changed; the form is empty again.',
  meta: { specification: '§8 Password change has success and error messages' },
  tags: 'changed',
  on: {
    'meter.prepare': {
      target: 'editing',
      description: 'The person enters the field again.',
      actions: 'prepareMeter',
    },
    'password.change': {
      target: 'editing',
      description: 'The person types another password.',
      actions: [
        { type: 'rememberRules', params: ({ event }) => event },
        { type: 'requestStrength', params: ({ event }) => event },
      ],
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const passwordChangeMachine = passwordChangeSetup.createMachine({
  id: 'passwordChange',
  description: 'A signed-in person changes their password.',
  context: { submitCount: 0, failedRules: null, strength: null, refusal: null, changes: 0 },
  invoke: { id: 'measureStrength', src: 'measureStrength' },
  on: {
    'strength.measured': {
      description: 'The meter has answered; its last level stays until the next one.',
      actions: { type: 'rememberStrength', params: ({ event }) => event },
    },
  },
  initial: 'editing',
  states: { editing, saving, changed },
})

// 3. Types for callers ---------------------------------------------------------

export type PasswordChangeRef = ActorRefFrom<typeof passwordChangeMachine>
export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>
