import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { maintenanceMachine } from '#machines/maintenance/maintenance/maintenance.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const paths = getShortestPaths(maintenanceMachine, {
  events: [
    { type: 'terms.retry' },
    { type: 'xstate.done.actor.readTerms', output: undefined },
    { type: 'xstate.error.actor.readTerms', error: new Error('503') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: ({ value }) => JSON.stringify(value),
})

describe('maintenance chart', () => {
  it('has no unreachable state', () => {
    expect(paths.map(({ state }) => state.value).sort()).toEqual(Object.keys(maintenanceMachine.states).sort())
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('describes every state and every transition', () => {
    expect(missingDescriptions(maintenanceMachine.root)).toEqual([])
  })
})
