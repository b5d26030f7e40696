import { createHash } from 'node:crypto'
import { commitmentOf, hashOf } from '#contract/decisions/ballotLog.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { type Chance, demoId } from '#server/demo/chance.ts'
import type { ballotLog, decisionVotes } from '../ballots.tables.ts'
import type { DemoTurnout } from './demoDecisionSituations.ts'

export type DemoVoter = { readonly userId: string; readonly votes: number }
export type DemoBallot = DemoVoter & {
  readonly choice: Choice
  /** The person who voted for them by power, and the ballot they signed. */
  readonly power?: {
    readonly holderId: string
    readonly ballotId: string
    readonly ballotHash: string
    /** It counts once somebody has checked the paper. */
    readonly isToCheck: boolean
  }
}

const total = (voters: readonly DemoVoter[]) => voters.reduce((sum, { votes }) => sum + votes, 0)

/** The voters of the roll who voted, and their votes; `loyal` ones always vote, and first. */
export function demoTurnout(
  turnout: DemoTurnout,
  { voters, loyal, chance }: { voters: readonly DemoVoter[]; loyal: readonly string[]; chance: Chance },
): DemoBallot[] {
  const first = voters.filter(({ userId }) => loyal.includes(userId))
  const inOrder = [...first, ...voters.filter((voter) => !first.includes(voter))]
  const all = total(voters)
  if (turnout === 'some') {
    const half = inOrder.slice(0, Math.max(first.length, Math.ceil(inOrder.length * 0.4)))
    return half.map((voter) => ({
      ...voter,
      choice: chance.pick(['for', 'for', 'for', 'against', 'against', 'abstain']),
    }))
  }
  if (turnout === 'nearly') return upTo(inOrder, Math.floor(all / 2))
  return clearOutcome(turnout, inOrder, { all, loyal, chance })
}

/** As many votes for it as fit within the limit: the decision falls just short of a majority. */
function upTo(voters: readonly DemoVoter[], limit: number): DemoBallot[] {
  let sum = 0
  return voters.flatMap((voter) => {
    if (sum + voter.votes > limit) return []
    sum += voter.votes
    return [{ ...voter, choice: 'for' as const }]
  })
}

type Mood = Choice | 'absent'
type Crowd = { readonly all: number; readonly loyal: readonly string[]; readonly chance: Chance }

/** Nearly everybody votes, and most agree; the others never weigh enough to change the outcome. */
function clearOutcome(
  winner: 'for' | 'against',
  voters: readonly DemoVoter[],
  { all, loyal, chance }: Crowd,
): DemoBallot[] {
  const left = { for: all * 0.2, against: all * 0.15, abstain: all * 0.08, absent: all * 0.15 }
  const other = winner === 'for' ? 'against' : 'for'
  const moods: [Mood, ...Mood[]] = [winner, winner, winner, other, other, 'abstain', 'absent']
  return voters.flatMap((voter) => {
    const mood = chance.pick(moods)
    const isPossible = mood === winner || left[mood] >= voter.votes
    const isAbsent = mood === 'absent' && isPossible && !loyal.includes(voter.userId)
    const choice = mood === 'absent' || !isPossible ? winner : mood
    if (isAbsent || choice !== winner) left[isAbsent ? 'absent' : choice] -= voter.votes
    return isAbsent ? [] : [{ ...voter, choice }]
  })
}

type Sealed = {
  readonly votes: (typeof decisionVotes.$inferInsert)[]
  readonly log: (typeof ballotLog.$inferInsert)[]
  readonly logHead: string
}

/**
 * Appends ballots to the log of a decision, evenly between two moments; a voter's later ballot replaces the earlier
 * one.
 */
export async function sealDemoBallots(
  decisionId: string,
  ballots: readonly DemoBallot[],
  { from, to, firstHead }: { readonly from: Date; readonly to: Date; readonly firstHead: string },
): Promise<Sealed> {
  const votes: Sealed['votes'] = []
  const log: Sealed['log'] = []
  let logHead = firstHead
  for (const [index, { userId: voterId, votes: weight, choice, power }] of ballots.entries()) {
    const sequence = index + 1
    const castAt = new Date(
      Math.round(from.getTime() + ((to.getTime() - from.getTime()) * sequence) / (ballots.length + 1)),
    )
    const former = votes.findLast((vote) => vote.voterId === voterId)
    if (former) former.isCurrent = false
    // This secret is predictable on purpose, because every seed must give the same demo.
    const secret = createHash('sha256').update(`demo secret ${decisionId} ${sequence}`).digest('hex')
    const castBy = power?.holderId ?? voterId
    const ballotHash = power?.ballotHash ?? null
    const opened = { secret, decisionId, voterId, castById: castBy, choice, votes: weight, ballotHash }
    const line = {
      sequence,
      commitment: await commitmentOf(opened),
      replaces: former?.sequence ?? null,
      castAt: castAt.toISOString(),
      kind: power?.isToCheck ? 'paper' : 'vote',
      about: null,
    }
    logHead = await hashOf(logHead, line)
    const id = demoId(`vote ${decisionId} ${sequence}`)
    const way = power ? 'proxy' : 'own'
    const shared = { decisionId, sequence, castAt }
    votes.push({
      ...shared,
      id,
      voterId,
      choice,
      votes: weight,
      way,
      castBy,
      secret,
      ballotId: power?.ballotId ?? null,
      ballotHash,
      isCurrent: true,
    })
    const { commitment, replaces, kind } = line
    log.push({ ...shared, commitment, replaces, kind, hash: logHead })
  }
  return { votes, log, logHead }
}
