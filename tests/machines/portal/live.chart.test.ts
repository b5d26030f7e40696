import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { liveMachine } from '#machines/portal/live/live.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const machine = liveMachine.provide({ actions: { refreshTopic: () => {}, refreshAll: () => {} } })
const paths = getShortestPaths(machine, {
  events: [
    { type: 'stream.opened', id: '7' },
    { type: 'stream.changed', id: '8', topic: 'news' },
    { type: 'stream.moved', id: '9' },
    { type: 'stream.reset', id: '10' },
    { type: 'stream.ended' },
    { type: 'stream.refused' },
    { type: 'network.lost' },
    { type: 'network.found' },
    { type: 'page.hidden' },
    { type: 'page.shown' },
    { type: 'xstate.after.restAfter.live.streaming.unwatched' },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: ({ value }) => JSON.stringify(value),
})

describe('live chart', () => {
  it('has no unreachable state', () => {
    expect(paths.map(({ state }) => JSON.stringify(state.value)).sort()).toEqual(
      [
        { streaming: 'connecting' },
        { streaming: 'open' },
        { streaming: 'unwatched' },
        'waiting',
        { offline: 'watched' },
        { offline: 'unwatched' },
        'resting',
        'givenUp',
      ]
        .map((value) => JSON.stringify(value))
        .sort(),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('describes every state and every transition', () => {
    expect(missingDescriptions(liveMachine.root)).toEqual([])
  })
})
