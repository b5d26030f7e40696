import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { presidentDeskMachine } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const refused = (reason: string) => ({ kind: 'refused', reason, fieldCodes: {} })
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(presidentDeskMachine, {
  input: { answer: null },
  events: [
    { type: 'answer.choose', answer: 'refuse' },
    { type: 'answer.confirm', values: {} },
    { type: 'answer.change' },
    { type: 'values.change' },
    ...[{ kind: 'sent', id: null }, refused('action_not_possible'), refused('invalid_value')].map((output) => ({
      type: 'xstate.done.actor.binding',
      output,
    })),
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.answer]),
})

describe('president’s desk chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['answering', 'confirm', 'done', 'over']))
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(presidentDeskMachine.root)).toEqual([])
  })
})
