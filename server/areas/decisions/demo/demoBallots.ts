import { createHash } from 'node:crypto'
import { actCommitmentOf, commitmentOf, hashOf } from '#contract/decisions/ballotLog.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import type { EntryKind } from '#contract/decisions/voteChecks.ts'
import { type Chance, demoId } from '#server/demo/chance.ts'
import { byDay } from '#server/demo/demoHours.ts'
import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import type { ballotLog, decisionVotes, voteActs } from '../ballots.tables.ts'
import type { DemoTurnout } from './demoDecisionSituations.ts'

export type DemoVoter = { readonly userId: string; readonly votes: number }
export type DemoBallot = DemoVoter & {
  readonly choice: Choice
  /** The person who voted for them by power, and the ballot they signed. */
  readonly power?: {
    readonly holderId: string
    readonly ballotId: string
    readonly ballotHash: string
    /** Whether it counts only once somebody has checked the paper. */
    readonly isToCheck: boolean
    /** The voter contests the vote, for this reason. */
    readonly contest: string | null
  }
}

const total = (voters: readonly DemoVoter[]) => voters.reduce((sum, { votes }) => sum + votes, 0)

/** The voters of the roll who voted, and their votes; `loyal` ones always vote, and vote first. */
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

/** Nearly everybody votes, and most agree; the others never have enough votes to change the outcome. */
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

type Period = {
  readonly from: Date
  readonly to: Date
  readonly place: Pick<DemoPlace, 'offer'>
  readonly firstHead: string
}
type Sealed = {
  readonly votes: (typeof decisionVotes.$inferInsert)[]
  readonly acts: (typeof voteActs.$inferInsert)[]
  readonly log: (typeof ballotLog.$inferInsert)[]
  readonly logHead: string
}

/**
 * Appends ballots and contests to the log of a decision, evenly between two moments; a voter's later ballot replaces the earlier
 * one.
 */
export async function sealDemoBallots(
  decisionId: string,
  ballots: readonly DemoBallot[],
  { from, to, place, firstHead }: Period,
): Promise<Sealed> {
  const votes: Sealed['votes'] = []
  const acts: Sealed['acts'] = []
  const log: Sealed['log'] = []
  let logHead = firstHead
  const entries = ballots.length + ballots.filter(({ power }) => power?.contest).length
  /** This secret is predictable on purpose, because every seed must give the same demo. */
  const secretOf = (sequence: number) =>
    createHash('sha256').update(`demo secret ${decisionId} ${sequence}`).digest('hex')
  const append = async (line: Line) => {
    const sequence = log.length + 1
    const even = new Date(Math.round(from.getTime() + ((to.getTime() - from.getTime()) * sequence) / (entries + 1)))
    const castAt = byDay(even, place)
    logHead = await hashOf(logHead, { ...line, sequence, castAt: castAt.toISOString() })
    log.push({ ...line, decisionId, sequence, castAt, hash: logHead })
    return castAt
  }
  for (const { userId: voterId, votes: weight, choice, power } of ballots) {
    const sequence = log.length + 1
    const former = votes.findLast((vote) => vote.voterId === voterId)
    if (former) former.isCurrent = false
    const secret = secretOf(sequence)
    const castBy = power?.holderId ?? voterId
    const ballotHash = power?.ballotHash ?? null
    const opened = { secret, decisionId, voterId, castById: castBy, choice, votes: weight, ballotHash }
    const kind = power?.isToCheck ? 'paper' : 'vote'
    const commitment = await commitmentOf(opened)
    const castAt = await append({ kind, commitment, replaces: former?.sequence ?? null, about: null })
    const id = demoId(`vote ${decisionId} ${sequence}`)
    const cast = { id, decisionId, sequence, castAt, voterId, choice, votes: weight, castBy, secret, ballotHash }
    votes.push({ ...cast, way: power ? 'proxy' : 'own', ballotId: power?.ballotId ?? null, isCurrent: true })
    if (!power?.contest) continue
    const said = { decisionId, secret: secretOf(sequence + 1), actorId: voterId, reason: power.contest }
    const contest = { kind: 'contest', about: sequence } as const
    await append({ ...contest, commitment: await actCommitmentOf({ ...said, ...contest }), replaces: null })
    acts.push({ ...said, sequence: sequence + 1, voteId: id })
  }
  return { votes, acts, log, logHead }
}

type Line = {
  readonly kind: EntryKind
  readonly commitment: string
  readonly replaces: number | null
  readonly about: number | null
}
