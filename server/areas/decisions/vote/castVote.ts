import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { lifeAfterOrRefuse, lookAtDecision } from '../holdDecision.ts'
import { alreadyVoted, castBallot } from './castBallot.ts'

/** An owner votes once. The second of two statements writes all or nothing, so no transaction stays open between them. */
export async function castVote(
  ctx: SignedInCtx,
  { params: { decisionId }, body }: RouteOutput<typeof decisionRoutes.vote>,
): Promise<void> {
  const { choice, confirmationToken } = body.vote
  const decision = await lookAtDecision(ctx.db, ctx, { decisionId, confirmationToken })
  const { ownVotes, hasVoted } = decision
  lifeAfterOrRefuse(decision, { hasVotes: ownVotes !== null }, 'vote.cast')
  if (hasVoted) throw alreadyVoted()
  await castBallot(ctx.db, ctx, decision, {
    voterId: ctx.actor.userId,
    choice,
    votes: ownVotes ?? 0,
    way: 'own',
    ballotId: null,
    ballotHash: null,
    powerId: null,
    former: null,
    action: 'decisions.vote',
  })
}
