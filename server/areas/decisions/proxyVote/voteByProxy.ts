import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { FieldCode } from '#contract/problems.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Steps } from '#server/platform/serve.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { readSentPage } from '#server/services/files/readSentPage.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { type HeldDecision, holdDecision, lifeAfterOrRefuse } from '../holdDecision.ts'
import { lettersOf } from '../outcomeOfDecision.ts'
import { admitHolder } from '../power/admitHolder.ts'
import { validPowerOf, writePowerStatus } from '../power/powers.store.ts'
import { castBallot } from '../vote/castBallot.ts'
import { tellCheckers } from '../voteChecks/tellCheckers.ts'

type VoteByProxy = typeof decisionRoutes.voteByProxy
type Call = RouteOutput<VoteByProxy> & { readonly roles: readonly RoleName[] }
type Page = NonNullable<Awaited<ReturnType<typeof readSentPage>>>

/**
 * An owner votes by power, given online or with the principal's signed ballot, within the limits of the law. The hash of the
 * ballot's file binds it to the vote. The file is read before the transaction, so that a slow store blocks nobody else.
 */
export async function prepareVoteByProxy(ctx: SignedInCtx, call: Call): Promise<Steps<VoteByProxy>> {
  const { ballotId } = call.body.proxyVote
  const page = ballotId === null ? null : await readSentPage(ctx, ballotId)
  return { handle: (own) => voteByProxy(own, call, page) }
}

/** Notifies the voter that a vote was cast for them, without the choice, and those who may check its paper. */
async function voteByProxy(ctx: SignedInCtx, call: Call, page: Page | null): Promise<void> {
  const { decisionId } = call.params
  const { choice, principalId, ballotId, confirmationToken } = call.body.proxyVote
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken })
    lifeAfterOrRefuse(decision, { hasVotes: decision.ownVotes !== null }, 'proxy.cast')
    const { principal, powerId } = await admitVote(tx, ctx, decision, call)
    if (powerId === null) {
      if (ballotId === null || page === null) throw wrong(field)
      if (!page.isReadable) throw wrong(field, 'unreadablePage')
      await useAttachments(tx, ctx, { ids: [ballotId], field })
    } else await writePowerStatus(tx, powerId, 'used', decision.at)
    const news = await lettersOf(tx, ctx, decision, { ...votedForYou, recipients: [principalId] })
    await castBallot(tx, ctx, decision, {
      voterId: principalId,
      choice,
      votes: principal.votes,
      way: 'proxy',
      ballotId: powerId === null ? ballotId : null,
      ballotHash: powerId === null ? (page?.hash ?? null) : null,
      powerId,
      former: null,
      action: 'decisions.voteByProxy',
    })
    const parties = { voterId: principalId, castBy: ctx.actor.userId }
    const checkers = powerId === null ? await tellCheckers(tx, ctx, decision, parties) : { live: [], news: [] }
    // The ballot already has its audit entry and its event.
    return { ...unchanged, live: checkers.live, news: [...news, ...checkers.news] }
  })
}

const votedForYou = { what: 'votedForYou', hasOwnMail: true } as const
const field = 'proxy_vote.ballot_id'
const wrong = (named: string, code: FieldCode = 'invalid') =>
  new Problem('invalid_value', 'the id names nobody else on the roll, no file, or one without a readable page', {
    fields: [{ field: named, code }],
  })

/**
 * Checks the limits under the lock of the decision. An owner who gave somebody their power online can be represented by that
 * person only, and needs no ballot.
 */
async function admitVote(tx: Transaction, ctx: SignedInCtx, { id: decisionId }: HeldDecision, { body, roles }: Call) {
  const { principalId } = body.proxyVote
  const holderId = ctx.actor.userId
  const power = await validPowerOf(tx, { decisionId, userId: principalId })
  const isAccepted = power?.status === 'accepted'
  if (isAccepted && power.holderId !== holderId) {
    throw new Problem('proxy_forbidden', 'the owner has given their power to somebody else')
  }
  const parties = { decisionId, giverId: principalId, holderId, holderRoles: roles }
  const principal = await admitHolder(tx, ctx, { ...parties, isCounted: isAccepted })
  if (!principal) throw wrong('proxy_vote.principal_id')
  return { principal, powerId: isAccepted ? power.id : null }
}
