import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { meetingRequestMachine } from '#machines/decisions/meetingRequest/meetingRequest.machine.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const refused = (reason: string) => ({ kind: 'refused', reason, fieldCodes: {} })
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(meetingRequestMachine, {
  input: { message: '', isMine: false, isPossible: true },
  events: [
    { type: 'message.change', message: 'm' },
    { type: 'request.confirm', message: 'm' },
    { type: 'request.back' },
    { type: 'request.withdraw' },
    { type: 'decision.changed', isMine: true, isPossible: true },
    { type: 'decision.changed', isMine: false, isPossible: false },
    ...[{ kind: 'sent', id: null }, refused('action_not_possible'), refused('invalid_value')].map((output) => ({
      type: 'xstate.done.actor.binding',
      output,
    })),
    { type: 'xstate.done.actor.withdraw', output: 'withdrawn' },
    { type: 'xstate.done.actor.withdraw', output: 'tooLate' },
    { type: 'xstate.error.actor.withdraw', error: new Error('offline') },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify(snapshot.value),
})

describe('meeting request chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"writing"',
        '"confirm"',
        '{"asked":"waiting"}',
        '{"asked":"withdrawing"}',
        '{"asked":"kept"}',
        '"over"',
      ]),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(meetingRequestMachine.root)).toEqual([])
  })
})
