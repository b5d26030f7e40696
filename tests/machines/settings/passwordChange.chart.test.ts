import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { passwordChangeMachine } from '#machines/settings/passwordChange/passwordChange.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const typed = { currentPassword: 'old', password: 'new', failedRules: [] }
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(passwordChangeMachine, {
  events: [
    { type: 'meter.prepare' },
    { type: 'password.change', ...typed },
    { type: 'password.send', ...typed, isValid: true },
    { type: 'password.send', ...typed, isValid: false },
    { type: 'strength.measured', level: 2 },
    { type: 'xstate.done.actor.changePassword', output: { isChanged: true } },
    { type: 'xstate.done.actor.changePassword', output: { isChanged: false, refusal: { kind: 'failed' } } },
    { type: 'xstate.error.actor.changePassword', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('passwordChange chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(passwordChangeMachine.states)))
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(passwordChangeMachine.root)).toEqual([])
  })
})
