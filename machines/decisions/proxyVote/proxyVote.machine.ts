/**
 * A co-owner votes for another one who gave them power and signed a ballot.
 *
 *   opening → principal → ballot → confirm (password, sending) → counted ─→ principal (the next power)
 *                ↑___________↑________│ steps selected; a power that the law forbids; a ballot that is refused
 *                                     └→ closed
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { firstContext, proxyVoteSetup } from './proxyVote.setup.ts'
import { ballot, closed, confirm, counted, opening, principal } from './proxyVote.steps.ts'

export const proxyVoteMachine = proxyVoteSetup.createMachine({
  id: 'proxyVote',
  description: 'A co-owner votes for another one who gave them power online or signed a ballot.',
  context: ({ input }) => firstContext(input),
  invoke: [
    { id: 'watchStep', src: 'watchStep' },
    { id: 'watchDecision', src: 'watchDecision' },
  ],
  initial: 'opening',
  states: { opening, principal, ballot, confirm, closed, counted },
})

export type ProxyVoteRef = ActorRefFrom<typeof proxyVoteMachine>
export type ProxyVoteSnapshot = SnapshotFrom<typeof proxyVoteMachine>
