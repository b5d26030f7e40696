import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { standingOf } from './proxies.store.ts'
import { proxyLimit } from './proxyLimit.ts'
import { isForbiddenHolder } from './proxyStanding.ts'

type Allowance = typeof decisionRoutes.proxyAllowance

/** How many proxies the caller holds, and how many more the law allows. */
export async function readProxyAllowance(
  { db, offer, actor: { userId } }: SignedInCtx,
  { params: { decisionId }, roles }: RouteOutput<Allowance> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<Allowance>> {
  const standing = await standingOf(db, { decisionId, userId })
  // A person who is not on the roll votes for nobody, so they learn nothing more.
  if (!standing) throw new Problem('not_found', 'the person is not on the roll of this decision')
  const { ownVotes, heldVotes, totalVotes } = standing
  // The smallest possible power is one vote.
  const { mandates, votes } = proxyLimit({ ...standing, addedVotes: 1 })
  const heldTotal = heldVotes.reduce((sum, held) => sum + held, 0)
  const isForbidden = isForbiddenHolder(roles, standing)
  const isLimited = decisionSettings[offer.code].isProxyLimited
  return {
    heldCount: heldVotes.length,
    heldVotes: heldTotal,
    ownVotes,
    totalVotes,
    spareVotes: Math.max(0, (isLimited ? votes.most : totalVotes) - ownVotes - heldTotal),
    canTakeAny: (mandates.isWithin || !isLimited) && !isForbidden,
    isLimited,
    isForbidden,
    hasGivenAway: standing.hasGivenAway,
  }
}
