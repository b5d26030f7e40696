import { randomBytes } from 'node:crypto'
import type { contestRoutes } from '#contract/decisions/voteContests.ts'
import type { RouteOutput } from '#contract/route.ts'
import { checkedStatusAfter } from '#machines/decisions/voteCheck/voteCheck.lifecycle.ts'
import type { Actor, Ctx, SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, type Outcome } from '#server/services/changes/change.ts'
import { holdDecision } from '../holdDecision.ts'
import { lettersOf } from '../outcomeOfDecision.ts'
import { tellCheckers } from '../voteChecks/tellCheckers.ts'
import { appendAct, findVoteToCheck } from '../voteChecks/voteActs.store.ts'

/** An owner contests a vote that somebody cast for them. Anybody else learns nothing about the vote. */
export async function contestVote(
  ctx: SignedInCtx,
  { params: { decisionId, voteId }, body }: RouteOutput<typeof contestRoutes.contestVote>,
): Promise<void> {
  const { userId: ownerId } = ctx.actor
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken: null })
    return appendContest(tx, ctx, decision, { voteId, ownerId, reason: body.contest.reason })
  })
}

type Held = {
  readonly id: string
  readonly placeId: string
  readonly title: string
  readonly dueAt: Date
  readonly at: Date
}
type Contest = { readonly voteId: string; readonly ownerId: string; readonly reason: string }

/**
 * Contests a vote of a decision that the transaction has locked: moves it along its chart and appends an entry to the log, after
 * which the vote does not count. The possible checkers and the person who cast it are notified now, others learn of a changed
 * turnout within a minute.
 */
export async function appendContest(
  tx: Transaction,
  ctx: Ctx & { readonly actor?: Actor },
  decision: Held,
  { voteId, ownerId, reason }: Contest,
): Promise<Outcome> {
  const { id: decisionId, placeId, at } = decision
  const vote = await findVoteToCheck(tx, { decisionId, voteId, now: at })
  if (vote?.voterId !== ownerId) throw new Problem('not_found', 'no such vote of this person, or one that was replaced')
  const { castBy, status } = vote
  const viewer = { isParty: true, isVoter: castBy !== ownerId, hasOpened: false }
  if (!vote.isUnsettled || checkedStatusAfter(status, viewer, { type: 'vote.contest' }) === null) {
    throw new Problem('action_not_possible', `a vote that is ${status} cannot be contested now, by this person`)
  }
  const secret = randomBytes(32).toString('hex')
  await appendAct(tx, { decisionId, vote, kind: 'contest', actorId: ownerId, reason, secret, at })
  const parties = { voterId: ownerId, castBy }
  const checkers = await tellCheckers(tx, ctx, decision, { ...parties, what: 'contestToCheck' })
  const holder = await lettersOf(tx, ctx, decision, { what: 'castVoteContested', recipients: [castBy] })
  const live = [ownerId, castBy].map(
    (userId) => ({ topic: 'decisions', userId, placeId, subjectId: decisionId }) as const,
  )
  return {
    audited: [{ action: 'decisions.contestVote', subjectId: decisionId, detail: parties }],
    live: [...live, ...checkers.live],
    news: [...checkers.news, ...holder],
  }
}
