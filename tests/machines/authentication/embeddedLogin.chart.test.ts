import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { embeddedLoginMachine } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'
import { someTokens } from '#tests/support/sessions.ts'

const origin = 'https://partenaire.example'
const auth = { type: 'auth', user: { ...someTokens(), impersonatedUser: null }, selectedPlaceId: null }

const pathsFor = (configured: string | null) =>
  getShortestPaths(embeddedLoginMachine, {
    input: { origin: configured },
    events: [
      { type: 'message.received', origin, auth },
      { type: 'xstate.done.actor.storeSession', output: undefined },
      { type: 'xstate.error.actor.storeSession', error: new Error('full') },
    ] as never,
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: ({ value }) => JSON.stringify(value),
  })
const paths = [...pathsFor(origin), ...pathsFor(null)]

describe('embedded login chart', () => {
  it('has no unreachable state, but the decision at its start', () => {
    const reached = [...paths.map(({ state }) => state.value), 'opening']
    expect(reached.sort()).toEqual(Object.keys(embeddedLoginMachine.states).sort())
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('describes every state and every transition', () => {
    expect(missingDescriptions(embeddedLoginMachine.root)).toEqual([])
  })
})
