import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { bindingMachine } from '#machines/parts/binding/binding.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const refused = { kind: 'refused', reason: 'conflict', fieldCodes: {} }
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(bindingMachine, {
  input: { act: {} },
  events: [
    { type: 'password.send', password: 'p' },
    { type: 'act.send' },
    { type: 'xstate.done.actor.confirmPassword', output: { kind: 'confirmed', token: 't' } },
    {
      type: 'xstate.done.actor.confirmPassword',
      output: { kind: 'wrong', code: 'invalid_credentials', remainingTries: 4 },
    },
    { type: 'xstate.error.actor.confirmPassword', error: new Error('offline') },
    ...[{ kind: 'sent', id: 'v' }, { kind: 'expired' }, { kind: 'unanswered' }, refused].map((output) => ({
      type: 'xstate.done.actor.sendAct',
      output,
    })),
    { type: 'xstate.error.actor.sendAct', error: new Error('503') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.message, snapshot.context.output]),
})

describe('binding chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['asking', 'confirming', 'sending', 'unanswered', 'failed', 'over']),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(bindingMachine.root)).toEqual([])
  })
})
