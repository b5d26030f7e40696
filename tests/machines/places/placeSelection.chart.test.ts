import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { placeSelectionMachine } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of the invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(placeSelectionMachine, {
  events: [
    { type: 'place.select', placeId: 'two' },
    { type: 'place.selected', placeId: 'three' },
    { type: 'places.reload' },
    { type: 'fiscalYear.select', placeId: 'one', fiscalYearId: 'year' },
    { type: 'reportsSort.choose', placeId: 'one', sort: 'created_at' },
    { type: 'xstate.done.actor.findFirstPlace', output: { placeId: null, isStored: false } },
    { type: 'xstate.done.actor.findFirstPlace', output: { placeId: 'one', isStored: true } },
    { type: 'xstate.done.actor.findFirstPlace', output: { placeId: 'one', isStored: false } },
    { type: 'xstate.error.actor.findFirstPlace', error: new Error('offline') },
    { type: 'xstate.done.actor.findCurrentFiscalYear', output: 'year' },
    { type: 'xstate.error.actor.findCurrentFiscalYear', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('placeSelection chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(
        ['loading', 'failed', 'none', { selected: 'loadingFiscalYear' }, { selected: 'settled' }].map((value) =>
          JSON.stringify(value),
        ),
      ),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('shows a place exactly where one is selected', () => {
    for (const { state } of paths) expect(state.context.placeId !== null).toBe(state.matches('selected'))
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(placeSelectionMachine.root)).toEqual([])
  })
})
