import { randomBytes } from 'node:crypto'
import type { voteCheckRoutes } from '#contract/decisions/voteChecks.ts'
import type { RouteOutput } from '#contract/route.ts'
import { type CheckAction, checkedStatusAfter } from '#machines/decisions/voteCheck/voteCheck.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { checkersOf } from '../audience.store.ts'
import { holdDecision } from '../holdDecision.ts'
import { lettersOf } from '../outcomeOfDecision.ts'
import { appendAct, findVoteToCheck, hasOpenedPaper } from './voteActs.store.ts'

type Target = { readonly decisionId: string; readonly voteId: string }

/** Confirms a vote, which counts from now on. The checker must have opened the paper and have no part in the power. */
export const confirmVote = (
  ctx: SignedInCtx,
  { params }: RouteOutput<typeof voteCheckRoutes.confirmVote>,
): Promise<void> => checkVote(ctx, params, { on: 'check.confirm', reason: null })

/** Refuses a vote with a reason, which its owner and the holder of the power can read. */
export const refuseVote = (
  ctx: SignedInCtx,
  { params, body }: RouteOutput<typeof voteCheckRoutes.refuseVote>,
): Promise<void> => checkVote(ctx, params, { on: 'check.refuse', reason: body.refusal.reason })

type Verdict = { readonly on: Extract<CheckAction['type'], `check.${string}`>; readonly reason: string | null }

const acts = {
  'check.confirm': { kind: 'confirmation', action: 'decisions.confirmVote', what: 'voteConfirmed' },
  'check.refuse': { kind: 'refusal', action: 'decisions.refuseVote', what: 'voteRefused' },
} as const

/**
 * Moves a vote along its chart, and appends the verdict to the log. Its owner, the person who cast it and the other checkers are
 * notified now; others learn of a changed turnout within a minute.
 */
async function checkVote(ctx: SignedInCtx, { decisionId, voteId }: Target, { on, reason }: Verdict) {
  const { userId } = ctx.actor
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken: null })
    const { placeId, at } = decision
    const vote = await findVoteToCheck(tx, { decisionId, voteId, now: at })
    if (!vote) throw new Problem('not_found', 'no such vote, or one that was replaced or refused')
    const { voterId, castBy, status } = vote
    const viewer = {
      isParty: voterId === userId || castBy === userId,
      isVoter: voterId === userId && castBy !== userId,
      hasOpened: !vote.hasPaper || (await hasOpenedPaper(tx, voteId, userId)),
    }
    if (!vote.isUnsettled || checkedStatusAfter(status, viewer, { type: on }) === null) {
      throw new Problem('action_not_possible', `${on} cannot happen to a vote that is ${status}, by this person`)
    }
    const { kind, action, what } = acts[on]
    const secret = randomBytes(32).toString('hex')
    await appendAct(tx, { decisionId, vote, kind, actorId: userId, reason, secret, at })
    const parties = [...new Set([voterId, castBy])]
    const people = [...new Set([...parties, ...(await checkersOf(tx, placeId))])]
    return {
      audited: [{ action, subjectId: decisionId, detail: { voterId, castBy } }],
      live: people.map((person) => ({ topic: 'decisions', userId: person, placeId, subjectId: decisionId })),
      news: await lettersOf(tx, ctx, decision, { what, recipients: parties }),
    }
  })
}
