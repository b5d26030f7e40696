import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { castBallot } from './castBallot.ts'
import { holdDecision, lifeAfterOrRefuse } from './holdDecision.ts'
import { lettersOf } from './tellOfDecision.ts'
import { findVote } from './voting.store.ts'

/**
 * A vote is replaced, by the voter or by who cast it for them; the former one stays in the log. A voter who votes
 * themself takes the power back from who held it; one for whom another choice is made hears of it, as of the first.
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
  await ctx.db.transaction(async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken })
    lifeAfterOrRefuse(decision, { hasVotes: true, hasVoted: true }, 'vote.change')
    const news = { what: 'votedForYou', recipients: [former.voterId], actor: ctx.actor } as const
    const letters = isOwn ? [] : await lettersOf(tx, ctx, decision, news)
    await castBallot(tx, ctx, decision, {
      voterId: former.voterId,
      choice,
      votes: former.votes,
      way: isOwn ? 'own' : 'proxy',
      ballotId: isOwn ? null : former.ballotId,
      ballotHash: isOwn ? null : former.ballotHash,
      former,
      action: 'decisions.changeVote',
    })
    for (const letter of letters) await notify(tx, ctx, letter)
  })
}
