import { randomBytes } from 'node:crypto'
import { commitmentOf } from '#contract/decisions/ballotLog.ts'
import type { VoteWay } from '#contract/decisions/decisionVotes.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { auditWith } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { causesOf } from '#server/platform/databaseErrors.ts'
import { Problem } from '#server/platform/problem.ts'
import { eventsWith } from '#server/services/live/live.store.ts'
import { appendVote, type NewVote } from '../ballots.store.ts'
import { contestMailOf } from '../contests/contestMail.ts'
import type { HeldDecision } from '../holdDecision.ts'

type Ballot = {
  readonly voterId: string
  readonly choice: Choice
  readonly votes: number
  readonly way: Exclude<VoteWay, 'meeting'>
  readonly ballotId: string | null
  /** SHA-256 of the ballot's file. */
  readonly ballotHash: string | null
  /** The power given online that is used. */
  readonly powerId: string | null
  /** The vote that it replaces. */
  readonly former: { readonly id: string; readonly sequence: number; readonly castBy: string } | null
  readonly action: `decisions.${string}`
}

/**
 * Appends a vote to the log, hidden by its own secret. The choice goes nowhere else: neither the audit trail nor live events
 * contain it. Only the voter, and those who cast this vote or the one it replaces, are notified now; others learn of a changed
 * turnout within a minute. The owner of a vote that somebody else casts gets a mail with a link that contests it.
 */
export async function castBallot(
  db: Queryable,
  ctx: SignedInCtx,
  decision: HeldDecision,
  ballot: Ballot,
): Promise<void> {
  const { actor } = ctx
  const { action, ...vote } = ballot
  const { id: decisionId, placeId, at } = decision
  const secret = randomBytes(32).toString('hex')
  const commitment = await commitmentOf({ ...vote, secret, decisionId, castById: actor.userId })
  const kind: NewVote['kind'] = vote.ballotId === null ? 'vote' : 'paper'
  const written = { ...vote, kind, decisionId, secret, commitment, castBy: actor.userId, castAt: at }
  const detail = { voterId: vote.voterId }
  const people = [...new Set([vote.voterId, actor.userId, ...(vote.former ? [vote.former.castBy] : [])])]
  const voteId = await appendVote(db, written, (source) => ({
    audited: auditWith(source, ctx, { action, subjectId: decisionId, actor, detail }),
    told: eventsWith(source, { topic: 'decisions', placeId, people, subjectId: decisionId, createdAt: at }),
  })).catch((error: unknown) => {
    throw isSecondVote(error) ? alreadyVoted() : error
  })
  if (voteId === null) {
    // Changing a vote locks the decision, so it is open: the vote must have been replaced in the meantime.
    throw new Problem(
      vote.former ? 'conflict' : 'action_not_possible',
      'the vote was replaced, or the decision closed, in the meantime',
    )
  }
  if (vote.voterId !== actor.userId) await ctx.jobs.add(db, contestMailOf(ctx, voteId))
}

export const alreadyVoted = () => new Problem('user_already_voted', 'the voter has voted already')

const isSecondVote = (error: unknown) =>
  [...causesOf(error)].some((cause) => 'constraint' in cause && cause.constraint === 'decision_votes_one_counts')
