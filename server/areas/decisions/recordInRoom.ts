import { randomBytes, randomUUID } from 'node:crypto'
import { commitmentOf } from '#contract/decisions/ballotLog.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { pathOf } from '#contract/paths.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import type { HeldDecision } from './holdDecision.ts'
import { toldOfDecision } from './outcomeOfDecision.ts'
import type { RollLine } from './room.store.ts'
import { appendVotes, type NamedVote } from './roomBallots.store.ts'

/**
 * What owners vote in the room enters the ballot box as every vote does, each with a secret of its own, and replaces what they
 * voted before. Each of them is told that it was recorded and where their receipt is, so that they can say if it is not what
 * they voted. The choice goes nowhere else: neither into the audit, nor into what people and open pages are told.
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
      const shown = { id: randomUUID(), decisionId, voterId, choice, votes, way: 'meeting', former }
      return { ...shown, castBy: actor.userId, castAt, secret, commitment }
    }),
  )
  await appendVotes(tx, decisionId, votes)
  const paths = new Map(votes.map(({ id, voterId }) => [voterId, pathOf('receipt', { decisionId, voteId: id })]))
  const news = { what: 'recordedInRoom', recipients: [...paths.keys()], paths } as const
  return {
    audited: votes.map(({ voterId }) => {
      return { action: 'decisions.recordRoomVote', subjectId: decisionId, detail: { voterId } }
    }),
    ...(await toldOfDecision(tx, ctx, decision, { news: [news] })),
  }
}
