import { commitmentOf, firstBroken, firstHead } from '#contract/decisions/ballotLog.ts'
import type { BallotEntry } from '#contract/decisions/decisionVotes.ts'
import { choice } from '#contract/decisions/majorities.ts'
import type { Queryable } from '#server/platform/database.ts'
import { wholeLog } from './ballots.store.ts'

type Whole = Awaited<ReturnType<typeof wholeLog>>
type VoteRow = Whole['votes'][number]

/**
 * Checks the ballot log of a decision: its chain, its head, and each vote against its commitment. Returns the number of the first
 * broken entry, the number after the last one for a wrong head or a surplus vote, or `null` when nothing was altered.
 */
export async function verifyLog(db: Queryable, decisionId: string): Promise<number | null> {
  const { length, head, entries, votes } = await wholeLog(db, decisionId)
  const broken = await firstBroken(decisionId, entries)
  if (broken !== null) return broken

  const counting = new Map<string, VoteRow>()
  for (const [index, entry] of entries.entries()) {
    const vote = votes[index]
    if (!vote || !(await fits(vote, entry, counting.get(vote.voterId)))) return entry.sequence
    counting.set(vote.voterId, vote)
  }
  const wrong = votes.find((vote) => vote.isCurrent !== (counting.get(vote.voterId) === vote))
  if (wrong) return wrong.sequence
  const lastHash = entries.at(-1)?.hash ?? (await firstHead(decisionId))
  return votes.length === entries.length && length === entries.length && head === lastHash ? null : entries.length + 1
}

async function fits(vote: VoteRow, entry: BallotEntry, former: VoteRow | undefined): Promise<boolean> {
  const known = choice.safeParse(vote.choice)
  if (!known.success) return false
  const commitment = await commitmentOf({ ...vote, choice: known.data, castById: vote.castBy })
  return (
    vote.sequence === entry.sequence &&
    vote.castAt.toISOString() === entry.castAt &&
    commitment === entry.commitment &&
    (former?.sequence ?? null) === entry.replaces
  )
}
