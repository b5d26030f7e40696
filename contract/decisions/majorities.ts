import * as z from 'zod/mini'
import { majorityRules } from './majorityRules.ts'

/** Second ballots: 25-1 is counted as art. 24, 26-1 as art. 25. */
export const secondBallotRules = ['art25_1', 'art26_1'] as const
export type SecondBallotRule = (typeof secondBallotRules)[number]
export const ballotRules = [...majorityRules, ...secondBallotRules] as const
const ballotRule = z.enum(ballotRules)
export type BallotRule = z.output<typeof ballotRule>

export const choices = ['for', 'against', 'abstain'] as const
export const choice = z.enum(choices)
export type Choice = z.output<typeof choice>

/**
 * One comparison of a ballot, with the figures to write it out: `have` is more than (`isStrict`), or at least, `fraction`
 * of `total`. Votes are tantièmes, under art. 24 III shares of the repartition key; members are co-owners, each counted once.
 */
const condition = z.object({
  measure: z.enum(['votes', 'members']),
  /** `for`: voters for it. `present`: everybody present, represented or remote, which is a quorum (art. 1089 CCQ). */
  counted: z.enum(['for', 'present']),
  /** The base of `total`: votes for and against; these and abstentions; or all votes, including absent owners. */
  outOf: z.enum(['cast', 'present', 'all']),
  /** Under art. 24, 1/2 of the votes cast means as many for as against. */
  fraction: z.object({ numerator: z.int(), denominator: z.int() }),
  isStrict: z.boolean(),
  /** The numerator. */
  have: z.int(),
  /** For art. 24, the votes against, with which `have` is compared; else `null`. */
  against: z.nullable(z.int()),
  /** The denominator. */
  total: z.int(),
  /**
   * The smallest `have` that meets it, at least 1, all else being equal: with the same votes against out of `cast`, or else the
   * same total. It exceeds `total` when the condition cannot be met.
   */
  needed: z.int(),
  /** From `have` to `needed`; 0 once met. */
  missing: z.int(),
  isMet: z.boolean(),
})
export type Condition = z.output<typeof condition>

/** One ballot, adopted when it meets all its conditions. */
const computation = z.object({
  rule: ballotRule,
  conditions: z.array(condition),
  isMet: z.boolean(),
  /** The second ballot that may follow immediately when this one fails; `null` when the law has none. */
  opens: z.nullable(z.enum(secondBallotRules)),
  /** The conditions that open the second ballot (25-1: a third of all votes); empty without one. */
  openingConditions: z.array(condition),
  /** Whether this ballot failed and the same votes were counted in the second one. */
  isOpen: z.boolean(),
})
export type Computation = z.output<typeof computation>

/** The count of a decision. Votes are tantièmes, under art. 24 III shares of the key; members are co-owners. */
export const tally = z.object({
  for: z.int(),
  against: z.int(),
  abstain: z.int(),
  membersFor: z.int(),
  membersAgainst: z.int(),
  membersAbstain: z.int(),
  /** N: all voters, present or not; under art. 24 III only co-owners who bear the cost. */
  votersCount: z.int(),
  /** People who voted: for, against or abstaining. */
  votersExpressed: z.int(),
  /** T: all votes, after the reduction of the dominant owner. */
  totalVotes: z.int(),
  rawTotalVotes: z.int(),
  /** An owner of more than half, reduced to the votes of the others (art. 22 of the law, art. 1091 CCQ). */
  reducedVoterVotes: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** The first ballot, then the second one if it opened. */
  ballots: z.array(computation),
  isAdopted: z.boolean(),
})
export type Tally = z.output<typeof tally>

/**
 * The turnout, without the count. People only: their number of votes would identify them, because everybody knows how many votes
 * each owner has.
 */
export const turnout = z.object({
  votersCount: z.int(),
  votersExpressed: z.int(),
  /** Those of them whose vote a meeting recorded; all others voted at a distance. */
  votersInRoom: z.int(),
  /** All votes, before the reduction of the dominant owner. */
  rawTotalVotes: z.int(),
  /** Whether enough votes take part for a decision to be possible; `null` where the majority needs no quorum. */
  hasQuorum: z.nullable(z.boolean()),
})
export type Turnout = z.output<typeof turnout>
