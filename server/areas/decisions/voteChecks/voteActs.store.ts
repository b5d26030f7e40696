import { and, eq, sql } from 'drizzle-orm'
import { actCommitmentOf, hashOf } from '#contract/decisions/ballotLog.ts'
import type { ActKind } from '#contract/decisions/voteChecks.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { ballotLog, decisionVotes, paperOpenings, voteActs } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { checkedVote, isUnsettled, statusOfVote } from './voteStatus.store.ts'

type Wanted = { readonly decisionId: string; readonly voteId: string; readonly now: Date }

/**
 * A current vote with its status, to be read under the lock of its decision; `null` when it was replaced or refused, or never
 * existed.
 */
export async function findVoteToCheck(db: Queryable, { decisionId, voteId, now }: Wanted) {
  const [row] = await db
    .select({
      id: decisionVotes.id,
      voterId: decisionVotes.voterId,
      castBy: decisionVotes.castBy,
      sequence: decisionVotes.sequence,
      hasPaper: sql`${decisionVotes.ballotId} is not null`.mapWith(Boolean),
      isUnsettled: sql`${isUnsettled(now.toISOString())}`.mapWith(Boolean),
      ...checkedVote(),
    })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(eq(decisionVotes.decisionId, decisionId), eq(decisionVotes.id, voteId), decisionVotes.isCurrent))
  return row ? { ...row, status: statusOfVote(row) } : null
}

type Act = {
  readonly decisionId: string
  readonly vote: { readonly id: string; readonly sequence: number }
  readonly kind: ActKind
  readonly actorId: string
  readonly reason: string | null
  readonly secret: string
  readonly at: Date
}

/**
 * Appends an act about a vote to the log of a decision that the transaction has locked. A refused vote is no longer current, so
 * that its owner can vote again.
 */
export async function appendAct(tx: Transaction, { decisionId, vote, kind, at, ...act }: Act): Promise<void> {
  const isDecision = eq(decisions.id, decisionId)
  const [log] = await tx
    .select({ length: decisions.logLength, head: decisions.logHead })
    .from(decisions)
    .where(isDecision)
  if (!log) throw new Error('the decision of the vote does not exist')
  const sequence = log.length + 1
  const about = vote.sequence
  const commitment = await actCommitmentOf({ ...act, decisionId, kind, about })
  const line = { sequence, kind, about, commitment, replaces: null }
  const hash = await hashOf(log.head, { ...line, castAt: at.toISOString() })
  if (kind === 'refusal') await tx.update(decisionVotes).set({ isCurrent: false }).where(eq(decisionVotes.id, vote.id))
  await tx.insert(voteActs).values({ ...act, decisionId, sequence, voteId: vote.id })
  await tx.insert(ballotLog).values({ ...line, decisionId, castAt: at, hash })
  await tx.update(decisions).set({ logLength: sequence, logHead: hash }).where(isDecision)
}

export async function hasOpenedPaper(db: Queryable, voteId: string, userId: string): Promise<boolean> {
  const opening = and(eq(paperOpenings.voteId, voteId), eq(paperOpenings.userId, userId))
  return (await db.$count(paperOpenings, opening)) > 0
}
