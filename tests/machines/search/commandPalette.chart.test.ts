import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { commandPaletteMachine } from '#machines/search/commandPalette/commandPalette.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** What the server answers is just one more event: nothing runs here. */
const paths = getShortestPaths(commandPaletteMachine, {
  events: [
    { type: 'palette.open' },
    { type: 'palette.close' },
    { type: 'text.type', text: 'vauban' },
    { type: 'text.type', text: ' ' },
    { type: 'choice.move', by: 1, count: 3 },
    { type: 'choice.point', index: 1 },
    { type: 'choice.run' },
    { type: 'search.retry' },
    { type: 'xstate.after.typingPause.commandPalette.open.typing' },
    { type: 'xstate.done.actor.findHits', output: 2 },
    { type: 'xstate.done.actor.findHits', output: 0 },
    { type: 'xstate.error.actor.findHits', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: ({ value, context }) => JSON.stringify([value, context.text]),
})

describe('commandPalette chart', () => {
  it('reaches every state but the decision', () => {
    const reached = new Set(
      paths.map(({ state: { value } }) => (typeof value === 'string' ? value : (value.open ?? ''))),
    )
    expect([...reached, 'deciding'].sort()).toEqual(
      ['closed', ...Object.keys(commandPaletteMachine.states.open?.states ?? {})].sort(),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(commandPaletteMachine.root)).toEqual([])
  })
})
