/**
 * A co-owner votes, or changes their vote: under a minute on a phone.
 *
 *   opening → documents → choice → confirm (password, sending) → counted
 *                ↑__________↑__________│ steps selected
 *                └─ the due date passes, or the vote was cast elsewhere ─→ closed | elsewhere
 *
 * The draft stays in this tab until the vote is counted; `confirmation` sends the vote once.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { firstContext, voteSetup } from './vote.setup.ts'
import { closed, confirm, counted, elsewhere, preparing, refused } from './vote.steps.ts'

export const voteMachine = voteSetup.createMachine({
  id: 'vote',
  description: 'A co-owner votes on a decision, or changes their vote.',
  context: ({ input }) => firstContext(input),
  invoke: [
    { id: 'watchStep', src: 'watchStep' },
    { id: 'watchDecision', src: 'watchDecision' },
  ],
  initial: 'preparing',
  states: { preparing, confirm, elsewhere, closed, refused, counted },
})

export type VoteRef = ActorRefFrom<typeof voteMachine>
export type VoteSnapshot = SnapshotFrom<typeof voteMachine>
