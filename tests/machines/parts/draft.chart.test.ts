import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { draftMachine } from '#machines/parts/draft/draft.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(draftMachine, {
  input: { isFromTab: false },
  events: [
    { type: 'draft.changed' },
    { type: 'draft.left' },
    { type: 'draft.forgotten' },
    { type: 'xstate.after.keepPause.draft.waiting' },
    { type: 'xstate.after.retryPause.draft.copied' },
    { type: 'xstate.done.actor.storeDraft', output: 'server' },
    { type: 'xstate.done.actor.storeDraft', output: 'tab' },
    { type: 'xstate.error.actor.storeDraft', error: new Error('nowhere') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('draft chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['idle', 'waiting', 'storing', 'kept', 'copied', 'unkept']),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) expect(getNextTransitions(state).length).toBeGreaterThan(0)
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(draftMachine.root)).toEqual([])
  })
})
