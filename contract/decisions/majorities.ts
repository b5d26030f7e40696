import * as z from 'zod/mini'

/**
 * What a decision may be put under: articles of law 65-557, and those of Québec's civil code (CCQ). How each is counted is
 * the server's (`server/areas/decisions/majority`); what travels is the computation itself, with every figure it compared.
 */
export const majorityRules = [
  'art24',
  'art24_iii',
  'art25',
  'art26',
  'unanimity',
  'ccq1096',
  'ccq1097',
  'ccq1098',
] as const
export const majorityRule = z.enum(majorityRules)
export type MajorityRule = z.output<typeof majorityRule>

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
 * One comparison of a ballot, with what it takes to write it out: `have` is more than (`isStrict`), or at least, `fraction`
 * of `total`. Votes are tantièmes, under art. 24 III shares of the repartition key; members are co-owners, each counted once.
 */
const condition = z.object({
  measure: z.enum(['votes', 'members']),
  /** Those who vote for it; or everybody present, represented or at a distance, which is a quorum (art. 1089 CCQ). */
  counted: z.enum(['for', 'present']),
  /** What `total` adds up: for and against; these and abstentions; or all, absent ones too. */
  outOf: z.enum(['cast', 'present', 'all']),
  /** Art. 24: 1/2 of the votes cast is as many for as against. */
  fraction: z.object({ numerator: z.int(), denominator: z.int() }),
  isStrict: z.boolean(),
  /** The numerator. */
  have: z.int(),
  /** Out of what is cast, what `have` is held against (art. 24: the votes against); else `null`. */
  against: z.nullable(z.int()),
  /** The denominator. */
  total: z.int(),
  /**
   * The least `have` that would meet it, at least 1, everything else equal: as many against out of `cast`, the same total
   * otherwise. More than `total` where nobody could meet it.
   */
  needed: z.int(),
  /** From `have` to `needed`; 0 once met. */
  missing: z.int(),
  isMet: z.boolean(),
})
export type Condition = z.output<typeof condition>

/** One ballot: adopted when each of its conditions is met. */
const computation = z.object({
  rule: ballotRule,
  conditions: z.array(condition),
  isMet: z.boolean(),
  /** The second ballot that may follow at once when this one fails; `null` where the law knows none. */
  opens: z.nullable(z.enum(secondBallotRules)),
  /** What opens it (25-1: a third of all votes); empty where there is none. */
  openingConditions: z.array(condition),
  /** This ballot failed and the second one was held, with the votes as they were cast. */
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
  /** N: all voters, present or not; under art. 24 III only those who bear the cost. */
  votersCount: z.int(),
  /** People who voted: for, against or abstaining. */
  votersExpressed: z.int(),
  /** T: all votes, after the dominant owner is reduced. */
  totalVotes: z.int(),
  rawTotalVotes: z.int(),
  /** Who owns more than half, reduced to the votes of the others (art. 22 of the law, art. 1091 CCQ). */
  reducedVoterVotes: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** The first ballot, then the second one if it opened. */
  ballots: z.array(computation),
  isAdopted: z.boolean(),
})
export type Tally = z.output<typeof tally>
