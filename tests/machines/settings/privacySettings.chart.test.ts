import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { privacySettingsMachine } from '#machines/settings/privacySettings/privacySettings.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const settings = {
  email: 'public',
  phoneNumber: 'private',
  address: 'private',
  birthDate: 'private',
  messagesFrom: 'all_contacts',
} as const
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(privacySettingsMachine, {
  events: [
    { type: 'setting.choose', change: { email: 'private' } },
    { type: 'setting.choose', change: { email: 'public' } },
    { type: 'settings.save' },
    { type: 'settings.undo' },
    { type: 'settings.reload' },
    { type: 'settings.changed', settings },
    { type: 'xstate.done.actor.loadSettings', output: settings },
    { type: 'xstate.error.actor.loadSettings', error: new Error('offline') },
    { type: 'xstate.done.actor.saveSettings', output: settings },
    { type: 'xstate.error.actor.saveSettings', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('privacySettings chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"loading"',
        '"unavailable"',
        '"pristine"',
        '{"unsaved":"dirty"}',
        '{"unsaved":"saving"}',
        '{"unsaved":"failed"}',
        '"saved"',
      ]),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(privacySettingsMachine.root)).toEqual([])
  })
})
