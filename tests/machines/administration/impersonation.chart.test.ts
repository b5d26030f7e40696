import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { impersonationMachine } from '#machines/administration/impersonation/impersonation.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const person = { userId: 'u-1', displayName: 'Ada', email: 'ada@demo.example' }
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(impersonationMachine, {
  events: [
    { type: 'search.type', text: 'ada' },
    { type: 'xstate.after.searchDebounce.impersonation.finding' },
    { type: 'person.choose', person },
    { type: 'person.change' },
    { type: 'reason.send', reason: 'call' },
    { type: 'xstate.done.actor.startImpersonation', output: { isStarted: true } },
    { type: 'xstate.done.actor.startImpersonation', output: { isStarted: false } },
    { type: 'xstate.error.actor.startImpersonation', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('impersonation chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(impersonationMachine.states)))
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(impersonationMachine.root)).toEqual([])
  })
})
