import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { placeSwitcherMachine } from '#machines/places/placeSwitcher/placeSwitcher.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of the invoked actors and of delays are just more events: nothing runs here. */
const paths = getShortestPaths(placeSwitcherMachine, {
  events: [
    { type: 'switcher.open' },
    { type: 'switcher.close' },
    { type: 'search.change', text: 'til' },
    { type: 'filters.change', filters: { city: 'Lille' } },
    { type: 'list.more' },
    { type: 'list.retry' },
    { type: 'xstate.done.actor.loadPlaces', output: { hasMore: true } },
    { type: 'xstate.error.actor.loadPlaces', error: new Error('offline') },
    { type: 'xstate.done.actor.loadMore', output: { hasMore: false } },
    { type: 'xstate.error.actor.loadMore', error: new Error('offline') },
    { type: 'xstate.after.searchDebounce.placeSwitcher.open.search.typing' },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.hasMore]),
})
const lists = ['loading', 'ready', 'loadingMore', 'moreFailed', 'failed']

describe('placeSwitcher chart', () => {
  it('reaches every state', () => {
    const open = lists.flatMap((list) => ['settled', 'typing'].map((search) => ({ open: { search, list } })))

    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(['closed', ...open].map((value) => JSON.stringify(value))),
    )
  })

  it('has no dead end, and can be put away from everywhere', () => {
    for (const { state } of paths) {
      expect(getNextTransitions(state).length).toBeGreaterThan(0)
      expect(state.can({ type: 'switcher.close' })).toBe(state.hasTag('open'))
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(placeSwitcherMachine.root)).toEqual([])
  })
})
