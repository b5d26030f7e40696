import { actCommitmentOf, commitmentOf, firstBroken, firstHead } from '#contract/decisions/ballotLog.ts'
import type { BallotEntry } from '#contract/decisions/decisionVotes.ts'
import { choice } from '#contract/decisions/majorities.ts'
import type { ActKind } from '#contract/decisions/voteChecks.ts'
import type { Queryable } from '#server/platform/database.ts'
import { wholeLog } from '../ballots.store.ts'
import { sealOf } from '../newDecision/opening.store.ts'
import { toSeal } from './toSeal.ts'

type Whole = NonNullable<Awaited<ReturnType<typeof wholeLog>>>
type VoteRow = Whole['votes'][number]
type ActRow = Whole['acts'][number]

/**
 * Checks the ballot log of a decision: terms and roll, the chain, each vote, contest and check against its commitment, the head,
 * and the heads that people hold. Returns 0 for altered terms or an altered roll, the number of the first broken entry, the number after the last one
 * for a wrong head or a surplus vote, or `null` when nothing was altered.
 */
export async function verifyLog(db: Queryable, decisionId: string): Promise<number | null> {
  const whole = await wholeLog(db, decisionId)
  if (whole === null) return 0
  const { decision, entries, votes, acts } = whole
  const seal = toSeal(decision)
  if (!(await isRollIntact(whole))) return 0
  const broken = await firstBroken(decisionId, seal, entries)
  if (broken !== null) return broken

  const current = new Map<string, VoteRow>()
  const weights = new Map(whole.voters.map((voter) => [voter.userId, voter.votes]))
  const voteAt = new Map(votes.map((vote) => [vote.sequence, vote]))
  const actAt = new Map(acts.map((act) => [act.sequence, act]))
  for (const entry of entries) {
    const { sequence, kind } = entry
    const vote = voteAt.get(entry.about ?? sequence)
    if (!vote) return sequence
    if (kind !== 'vote' && kind !== 'paper') {
      const isCurrent = current.get(vote.voterId) === vote
      if (!(isCurrent && (await actFits(actAt.get(sequence), { ...entry, kind }, vote)))) return sequence
      if (kind === 'refusal') current.delete(vote.voterId)
      continue
    }
    if (vote.votes !== weights.get(vote.voterId)) return sequence
    if (!(await fits(vote, entry, current.get(vote.voterId)))) return sequence
    current.set(vote.voterId, vote)
  }
  const wrong = votes.find((vote) => vote.isCurrent !== (current.get(vote.voterId) === vote))
  if (wrong) return wrong.sequence
  const { logLength, logHead } = decision
  const hashAt = [await firstHead(decisionId, seal), ...entries.map(({ hash }) => hash)]
  const last = entries.length
  if (votes.length + acts.length !== last || logLength !== last || logHead !== hashAt[last]) return last + 1
  // A log that was rewritten or truncated is consistent in itself, but no longer contains the heads that were sent.
  const missing = whole.heads.find(({ length, head }) => hashAt[length] !== head)
  return missing ? Math.min(missing.length, last + 1) : null
}

/** Whether terms and roll are those that the log commits to. Older logs commit to neither, so their roll must at least fit its lots. */
async function isRollIntact({ decision, voters, lots }: Whole): Promise<boolean> {
  const held = new Map<string | null, number>()
  for (const { ownerId, tantiemes } of lots) held.set(ownerId, (held.get(ownerId) ?? 0) + tantiemes)
  if (voters.some(({ userId, tantiemes }) => held.get(userId) !== tantiemes)) return false
  const seal = toSeal(decision)
  if (seal === null) return true
  const { logTerms, logRoll } = await sealOf(decision, { voters, lots })
  return seal.terms === logTerms && seal.roll === logRoll
}

async function actFits(
  act: ActRow | undefined,
  entry: BallotEntry & { readonly kind: ActKind },
  vote: VoteRow,
): Promise<boolean> {
  if (act?.voteId !== vote.id) return false
  const { decisionId, secret, actorId, reason } = act
  const isParty = actorId === vote.voterId || actorId === vote.castBy
  if (entry.kind === 'contest' ? actorId !== vote.voterId : isParty) return false
  const opened = { secret, decisionId, kind: entry.kind, about: vote.sequence, actorId, reason }
  return entry.replaces === null && (await actCommitmentOf(opened)) === entry.commitment
}

async function fits(vote: VoteRow, entry: BallotEntry, former: VoteRow | undefined): Promise<boolean> {
  const known = choice.safeParse(vote.choice)
  if (!known.success) return false
  const commitment = await commitmentOf({ ...vote, choice: known.data, castById: vote.castBy })
  return (
    vote.sequence === entry.sequence &&
    (entry.kind === 'vote' || vote.ballotId !== null) &&
    vote.castAt.toISOString() === entry.castAt &&
    commitment === entry.commitment &&
    (former?.sequence ?? null) === entry.replaces
  )
}
