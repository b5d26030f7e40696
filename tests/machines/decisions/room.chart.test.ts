import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { roomMachine } from '#machines/decisions/room/room.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const refused = (reason: string) => ({ kind: 'refused', reason, fieldCodes: {} })
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(roomMachine, {
  events: [
    { type: 'others.ask', vote: { choice: 'for', people: 2, votes: 300 } },
    { type: 'others.confirm' },
    { type: 'others.cancel' },
    { type: 'count.ask' },
    { type: 'count.cancel' },
    ...['recorded', 'changed', 'closed'].map((output) => ({ type: 'xstate.done.actor.recordOthers', output })),
    { type: 'xstate.error.actor.recordOthers', error: 'no network' },
    ...[{ kind: 'sent', id: null }, refused('action_not_possible'), refused('not_found')].map((output) => ({
      type: 'xstate.done.actor.binding',
      output,
    })),
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.news, snapshot.context.hasFailed]),
})

describe('the chart of the room', () => {
  it('reaches every state', () => {
    const states = ['recording', 'askingOthers', 'recordingOthers', 'confirm', 'done', 'over']
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(states))
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(roomMachine.root)).toEqual([])
  })
})
