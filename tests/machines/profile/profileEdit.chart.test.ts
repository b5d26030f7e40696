import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { profileEditMachine } from '#machines/profile/profileEdit/profileEdit.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(profileEditMachine, {
  events: [
    { type: 'profile.change' },
    { type: 'profile.save', changes: {} },
    { type: 'profile.save', changes: { firstName: 'Ada' } },
    { type: 'xstate.done.actor.saveProfile', output: { isSaved: true } },
    { type: 'xstate.done.actor.saveProfile', output: { isSaved: false, fieldCodes: { phoneNumber: 'invalidPhone' } } },
    { type: 'xstate.error.actor.saveProfile', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('profileEdit chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(profileEditMachine.states)))
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(profileEditMachine.root)).toEqual([])
  })
})
