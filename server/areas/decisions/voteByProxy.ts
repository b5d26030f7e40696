import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Steps } from '#server/platform/serve.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { hashOfFile } from '#server/services/files/hashOfFile.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { castBallot } from './castBallot.ts'
import { holdDecision, lifeAfterOrRefuse } from './holdDecision.ts'
import { lettersOf } from './outcomeOfDecision.ts'
import { findPrincipal, standingOf } from './proxies.store.ts'
import { proxyLimit } from './proxyLimit.ts'
import { isForbiddenHolder } from './proxyStanding.ts'

type VoteByProxy = typeof decisionRoutes.voteByProxy
type Call = RouteOutput<VoteByProxy> & { readonly roles: readonly RoleName[] }

/**
 * An owner votes by power with the principal's signed ballot, within the limits of the law. The hash of the ballot's file binds
 * it to the vote. The file is read before the transaction, so that a slow store blocks nobody else.
 */
export async function prepareVoteByProxy(ctx: SignedInCtx, call: Call): Promise<Steps<VoteByProxy>> {
  const ballotHash = await hashOfFile(ctx, call.body.proxyVote.ballotId)
  return { handle: (own) => voteByProxy(own, call, ballotHash) }
}

/** Notifies the voter that a vote was cast for them, without the choice. */
async function voteByProxy(ctx: SignedInCtx, call: Call, ballotHash: string | null): Promise<void> {
  const { decisionId } = call.params
  const { choice, principalId, ballotId, confirmationToken } = call.body.proxyVote
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken })
    lifeAfterOrRefuse(decision, { hasVotes: decision.ownVotes !== null }, 'proxy.cast')
    const principal = await admitPower(tx, ctx, call)
    if (ballotHash === null) throw wrong(field)
    await useAttachments(tx, ctx, { ids: [ballotId], field })
    const news = await lettersOf(tx, ctx, decision, { what: 'votedForYou', recipients: [principalId] })
    await castBallot(tx, ctx, decision, {
      voterId: principalId,
      choice,
      votes: principal.votes,
      way: 'proxy',
      ballotId,
      ballotHash,
      former: null,
      action: 'decisions.voteByProxy',
    })
    // The ballot has its audit entry and its event already.
    return { ...unchanged, news }
  })
}

const field = 'proxy_vote.ballot_id'
const wrong = (named: string) =>
  new Problem('invalid_value', 'the id names nobody else on the roll, or no file', {
    fields: [{ field: named, code: 'invalid' }],
  })

/** Checks the limits under the lock of the decision, so that concurrent powers count one after the other. */
async function admitPower(tx: Transaction, { offer, actor: { userId } }: SignedInCtx, { params, body, roles }: Call) {
  const { decisionId } = params
  const { principalId } = body.proxyVote
  const principal = await findPrincipal(tx, { decisionId, userId: principalId })
  if (!principal || principalId === userId) {
    throw wrong('proxy_vote.principal_id')
  }
  const holder = await standingOf(tx, { decisionId, userId })
  if (!holder || isForbiddenHolder(roles, holder) || principal.holdsPowers) {
    throw new Problem('proxy_forbidden', 'the law does not allow this proxy')
  }
  const { isAllowed } = proxyLimit({ ...holder, addedVotes: principal.tantiemes })
  if (decisionSettings[offer.code].isProxyLimited && !isAllowed)
    throw new Problem('proxy_limit_reached', 'more than three proxies, and more than a tenth of the votes')
  return principal
}
