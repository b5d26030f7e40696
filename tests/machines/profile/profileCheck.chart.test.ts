import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { profileCheckMachine } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of the invoked actor are just more events: nothing runs here. */
const paths = getShortestPaths(profileCheckMachine, {
  events: [
    { type: 'phone.change' },
    { type: 'phone.send', phoneNumber: '0612345678' },
    { type: 'check.skip' },
    { type: 'xstate.done.actor.savePhone', output: { isSaved: true } },
    { type: 'xstate.done.actor.savePhone', output: { isSaved: false, fieldCode: 'invalidPhone' } },
    { type: 'xstate.error.actor.savePhone', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('profileCheck chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(profileCheckMachine.states)))
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(profileCheckMachine.root)).toEqual([])
  })
})
