import { describe, expect, it } from 'vitest'
import { getNextTransitions } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { proxyVoteMachine } from '#machines/decisions/proxyVote/proxyVote.machine.ts'
import { proxySteps } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'
import { aBallot, aPrincipal } from '#tests/support/startProxyVote.ts'

const refused = (reason: string) => ({ kind: 'refused', reason, fieldCodes: {} })
/** Outcomes of invoked actors are just more events: nothing runs here. */
const paths = getShortestPaths(proxyVoteMachine, {
  input: { draft: null, step: 'principal' },
  events: [
    { type: 'principal.choose', principal: aPrincipal },
    { type: 'principal.confirm' },
    { type: 'choice.choose', choice: 'for' },
    { type: 'ballot.attach', ballot: aBallot },
    { type: 'ballot.confirm', isSigned: true },
    { type: 'ballot.confirm', isSigned: false },
    { type: 'proxy.begin' },
    { type: 'decision.closed' },
    ...proxySteps.map((step) => ({ type: 'step.select', step })),
    ...[
      { kind: 'sent', id: 'v' },
      refused('proxy_forbidden'),
      refused('action_not_possible'),
      refused('not_found'),
    ].map((output) => ({ type: 'xstate.done.actor.binding', output })),
  ] as never,
  filterEvents: (snapshot, event) => snapshot.can(event),
  serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.draft]),
})

describe('proxy vote chart', () => {
  it('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '{"principal":"choosing"}',
        '{"principal":"unchosen"}',
        '{"ballot":"filling"}',
        '{"ballot":"lacking"}',
        '"confirm"',
        '"closed"',
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
    expect(missingDescriptions(proxyVoteMachine.root)).toEqual([])
  })
})
