import { randomBytes, randomUUID } from 'node:crypto'
import { commitmentOf } from '#contract/decisions/ballotLog.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { pathOf } from '#contract/paths.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import { contestMailOf } from '../contests/contestMail.ts'
import type { HeldDecision } from '../holdDecision.ts'
import { announcementsOfDecision } from '../outcomeOfDecision.ts'
import type { RollLine } from './room.store.ts'
import { appendVotes, type NamedVote } from './roomBallots.store.ts'

/**
 * Records votes from the room in the log, each with its own secret; they replace earlier votes. Each owner gets a notification
 * with their receipt, and a mail with a link that contests a wrong record. The choice goes nowhere else: neither the audit trail nor
 * notifications nor live events contain it.
 */
export async function recordInRoom(
  tx: Transaction,
  ctx: SignedInCtx,
  decision: HeldDecision,
  { lines, choice }: { readonly lines: readonly RollLine[]; readonly choice: Choice },
): Promise<Outcome> {
  const { actor } = ctx
  const { id: decisionId, at: castAt } = decision
  const votes = await Promise.all(
    lines.map(async ({ userId: voterId, votes, former }): Promise<NamedVote> => {
      const secret = randomBytes(32).toString('hex')
      const opened = { secret, decisionId, voterId, castById: actor.userId, choice, votes, ballotHash: null }
      const commitment = await commitmentOf(opened)
      const shown = {
        id: randomUUID(),
        kind: 'vote',
        decisionId,
        voterId,
        choice,
        votes,
        way: 'meeting',
        former,
      } as const
      return { ...shown, castBy: actor.userId, castAt, secret, commitment }
    }),
  )
  await appendVotes(tx, decisionId, votes)
  const others = votes.filter(({ voterId }) => voterId !== actor.userId)
  await ctx.jobs.add(tx, ...others.map(({ id }) => contestMailOf(ctx, id)))
  const paths = new Map(votes.map(({ id, voterId }) => [voterId, pathOf('receipt', { decisionId, voteId: id })]))
  const news = { what: 'recordedInRoom', recipients: [...paths.keys()], paths, hasOwnMail: true } as const
  return {
    audited: votes.map(({ voterId }) => {
      return { action: 'decisions.recordRoomVote', subjectId: decisionId, detail: { voterId } }
    }),
    ...(await announcementsOfDecision(tx, ctx, decision, { news: [news] })),
  }
}
