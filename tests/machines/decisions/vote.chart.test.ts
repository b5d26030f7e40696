import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { voteMachine } from '#machines/decisions/vote/vote.machine.ts'
import { voteSteps } from '#machines/decisions/vote/vote.setup.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

const refused = (reason: string) => ({ kind: 'refused', reason, fieldCodes: {} })
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(voteMachine, {
  input: { draft: null, step: 'documents', replaces: null, dueIn: 1_000 },
  events: [
    { type: 'documents.confirm', hasRead: true },
    { type: 'documents.confirm', hasRead: false },
    { type: 'choice.choose', choice: 'for' },
    { type: 'choice.confirm' },
    { type: 'vote.change' },
    { type: 'decision.changed', ownVoteId: 'v', isOpen: true },
    ...voteSteps.map((step) => ({ type: 'step.select', step })),
    ...[{ kind: 'sent', id: 'v' }, refused('conflict'), refused('action_not_possible'), refused('not_found')].map(
      (output) => ({ type: 'xstate.done.actor.binding', output }),
    ),
    { type: 'xstate.after.untilDue.vote.preparing' },
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.draft, snapshot.context.ownVoteId]),
})

describe('vote chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '{"preparing":{"documents":"reading"}}',
        '{"preparing":{"documents":"unread"}}',
        '{"preparing":{"choice":"choosing"}}',
        '{"preparing":{"choice":"unchosen"}}',
        '"confirm"',
        '"elsewhere"',
        '"closed"',
        '"refused"',
        '"counted"',
      ]),
    )
  })

  it('has no dead end', () => {
    for (const { state } of paths) {
      expect(state.status === 'done' || getNextTransitions(state).length > 0).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(voteMachine.root)).toEqual([])
  })
})
