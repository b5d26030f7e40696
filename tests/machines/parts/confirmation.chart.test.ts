import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(confirmationMachine, {
  events: [
    { type: 'question.ask', subject: 's-1' },
    { type: 'question.confirm' },
    { type: 'question.cancel' },
    { type: 'xstate.done.actor.carryOut' },
    { type: 'xstate.error.actor.carryOut', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('confirmation chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(confirmationMachine.states)))
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(confirmationMachine.root)).toEqual([])
  })
})
