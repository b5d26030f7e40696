import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { holdDecision, lifeAfterOrRefuse } from '../holdDecision.ts'
import { lettersOf } from '../outcomeOfDecision.ts'
import { tellCheckers } from '../voteChecks/tellCheckers.ts'
import { findVoteToCheck } from '../voteChecks/voteActs.store.ts'
import { findVote } from '../voting.store.ts'
import { castBallot } from './castBallot.ts'

/**
 * The voter, or the holder who cast their vote, replaces it; the old one stays in the log. A voter who votes takes the power
 * back. A change by the holder notifies the voter, and its paper has to be checked again. While the voter contests the vote, only
 * they can replace it.
 */
export async function changeVote(
  ctx: SignedInCtx,
  { params: { decisionId, voteId }, body }: RouteOutput<typeof decisionRoutes.changeVote>,
): Promise<void> {
  const { userId } = ctx.actor
  const { choice, confirmationToken } = body.vote
  const former = await findVote(ctx.db, decisionId, voteId)
  const isOwn = former?.voterId === userId
  const isByPower = former?.way === 'proxy' && former.castBy === userId
  if (!former || !(isOwn || isByPower)) throw new Problem('not_found', 'no such vote of this person')
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken })
    lifeAfterOrRefuse(decision, { hasVotes: true, hasVoted: true }, 'vote.change')
    const { status = null } = (await findVoteToCheck(tx, { decisionId, voteId, now: decision.at })) ?? {}
    if (!isOwn && status === 'contested') throw new Problem('action_not_possible', 'the voter contests this vote')
    const letter = { what: 'votedForYou', recipients: [former.voterId], hasOwnMail: true } as const
    const news = isOwn ? [] : await lettersOf(tx, ctx, decision, letter)
    await castBallot(tx, ctx, decision, {
      voterId: former.voterId,
      choice,
      votes: former.votes,
      way: isOwn ? 'own' : 'proxy',
      ballotId: isOwn ? null : former.ballotId,
      ballotHash: isOwn ? null : former.ballotHash,
      powerId: isOwn ? null : former.powerId,
      former,
      action: 'decisions.changeVote',
    })
    const waits = status === 'toCheck' || status === 'contested' || (!isOwn && former.ballotId !== null)
    const checkers = waits ? await tellCheckers(tx, ctx, decision, former) : { live: [], news: [] }
    // The ballot already has its audit entry and its event.
    return { ...unchanged, live: checkers.live, news: isOwn ? [] : [...news, ...checkers.news] }
  })
}
