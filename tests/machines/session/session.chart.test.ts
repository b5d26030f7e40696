import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'
import { signedInSession, someImpersonation, someTokens } from '#tests/support/sessions.ts'

/** The chart itself, actors never run: outcomes of an invoke are just further events. */
const paths = getShortestPaths(sessionMachine, {
  input: { createId: () => 'sign-in' },
  events: [
    { type: 'session.signIn', username: 'a@demo.example', password: 'x' },
    { type: 'session.refresh', staleToken: 'access-1' },
    { type: 'session.signOut' },
    { type: 'impersonation.start', userId: someImpersonation.userId },
    { type: 'impersonation.stop' },
    { type: 'session.changedElsewhere', session: null },
    { type: 'xstate.done.actor.readStored', output: signedInSession() },
    { type: 'xstate.error.actor.readStored', error: new Error('unreadable') },
    { type: 'xstate.done.actor.requestTokens', output: someTokens() },
    { type: 'xstate.error.actor.requestTokens', error: new Error('401') },
    { type: 'xstate.done.actor.renewTokens', output: someTokens() },
    { type: 'xstate.error.actor.renewTokens', error: new Error('401') },
    { type: 'xstate.done.actor.requestImpersonation', output: someImpersonation },
    { type: 'xstate.error.actor.requestImpersonation', error: new Error('403') },
    { type: 'xstate.done.actor.revokeTokens', output: undefined },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: ({ value }) => JSON.stringify(value),
})
const reached = new Set(
  paths.flatMap(({ state: { value } }) =>
    typeof value === 'string' ? [value] : ['authenticated', value.authenticated.tokens, value.authenticated.identity],
  ),
)

describe('session chart', () => {
  it('has no unreachable state', () => {
    const regions = sessionMachine.states.authenticated?.states
    const states = [sessionMachine.states, regions?.tokens?.states, regions?.identity?.states].flatMap((each) =>
      Object.keys(each ?? {}),
    )
    expect([...reached].sort()).toEqual(states.sort())
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('describes every state and every transition', () => {
    expect(missingDescriptions(sessionMachine.root)).toEqual([])
  })
})
