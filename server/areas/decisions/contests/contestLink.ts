import type { ContestedVote, contestLinkRoutes } from '#contract/decisions/voteContests.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { sha256 } from '#server/services/access/tokens.ts'
import { change } from '#server/services/changes/change.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { findVoteOfLink, lockDecisionOf, markLinkUsed } from './contestLinks.store.ts'
import { appendContest } from './contestVote.ts'
import { castingWayOf, contestStatusOf } from './toldVote.ts'

type Routes = typeof contestLinkRoutes

async function openLink(db: Queryable, { offer, now }: Ctx, hash: string) {
  const vote = await findVoteOfLink(db, hash, offer.code, now())
  if (!vote) throw new Problem('not_found', 'no such link on this site')
  return vote
}

/** The vote and decision of a mailed link. */
export async function readContestLink(ctx: Ctx, { body }: RouteOutput<Routes['read']>): Promise<ContestedVote> {
  await ctx.limits.take('contestLink', ctx.address)
  const vote = await openLink(ctx.db, ctx, sha256(body.contestToken))
  const { decisionTitle, placeName, castAt, life, dueAt } = vote
  return {
    decisionTitle,
    placeName,
    status: contestStatusOf(vote),
    castBy: toAuthor(vote.castBy, ctx.locale).displayName,
    way: castingWayOf(vote),
    castAt: castAt.toISOString(),
    until: life === 'open' ? dueAt.toISOString() : null,
  }
}

/** Contests the vote of a link, once. The link identifies its owner, who needs neither a session nor an account. */
export async function contestByLink(ctx: Ctx, { body }: RouteOutput<Routes['contest']>): Promise<void> {
  await ctx.limits.take('contestLink', ctx.address)
  const hash = sha256(body.contestToken)
  await change(ctx, async (tx) => {
    const { decisionId } = await openLink(tx, ctx, hash)
    const decision = await lockDecisionOf(tx, decisionId)
    if (!decision) throw new Problem('not_found', 'the decision of the link does not exist')
    // Everything about the vote is read under the lock: two simultaneous uses come one after the other.
    const { id: voteId, voterId: ownerId, usedAt } = await openLink(tx, ctx, hash)
    if (usedAt !== null) throw new Problem('action_not_possible', 'the link was used')
    const at = ctx.now()
    const outcome = await appendContest(tx, ctx, { ...decision, at }, { voteId, ownerId, reason: body.contest.reason })
    await markLinkUsed(tx, hash, at)
    return outcome
  })
}
