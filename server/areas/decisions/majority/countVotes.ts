import type { BallotRule, Choice, Computation, Condition, Tally } from '#contract/decisions/majorities.ts'
import type { MajorityRule } from '#contract/decisions/majorityRules.ts'
import { assess, type Figures } from './assess.ts'
import { reduceDominant } from './reduceDominant.ts'
import { majoritySettings, type Requirement } from './rules.ts'
import { type Voter, wholeSum } from './voter.ts'

type Building = {
  /** The number of fractions, for art. 1091 CCQ; one per owner by default. */
  readonly fractionsCount?: number
}

/**
 * Counts a decision among all voters, including absent ones, in exact integer arithmetic. A second ballot is counted immediately
 * with the same votes.
 */
export function countVotes(rule: MajorityRule, all: readonly Voter[], building: Building = {}): Tally {
  const { conditions, second, dominance, isForBearers } = majoritySettings[rule]
  const entitled = all.map(withSilence)
  const reduced = reduceDominant(entitled, dominance, building.fractionsCount ?? all.length)
  const voters = isForBearers ? reduced.voters.filter(({ votes }) => votes > 0) : reduced.voters

  const votes = figuresOf(voters, (voter) => voter.votes)
  const members = figuresOf(voters, () => 1)
  const figures = { votes, members }
  const first = holdBallot(rule, conditions, figures)
  const opening = second?.openingConditions.map((requirement) => assess(requirement, figures)) ?? []
  const isOpen = second !== null && !first.isMet && areMet(opening)
  const ballots: Computation[] = [{ ...first, opens: second?.rule ?? null, openingConditions: opening, isOpen }]
  if (isOpen) ballots.push(holdBallot(second.rule, second.conditions, figures))

  return {
    for: votes.for,
    against: votes.against,
    abstain: votes.abstain,
    membersFor: members.for,
    membersAgainst: members.against,
    membersAbstain: members.abstain,
    votersCount: members.all,
    votersExpressed: members.for + members.against + members.abstain,
    totalVotes: votes.all,
    rawTotalVotes: wholeSum(all.map((voter) => voter.votes)),
    reducedVoterVotes: reduced.reducedVoterVotes,
    ballots,
    isAdopted: ballots.some(({ isMet }) => isMet),
  }
}

const withSilence = (voter: Voter): Voter =>
  voter.choice === null && voter.isPresent ? { ...voter, choice: 'abstain' } : voter

const areMet = (conditions: readonly Condition[]) => conditions.every(({ isMet }) => isMet)

function holdBallot(
  rule: BallotRule,
  requirements: readonly Requirement[],
  figures: Parameters<typeof assess>[1],
): Computation {
  const conditions = requirements.map((requirement) => assess(requirement, figures))
  return { rule, conditions, isMet: areMet(conditions), opens: null, openingConditions: [], isOpen: false }
}

function figuresOf(voters: readonly Voter[], weigh: (voter: Voter) => number): Figures {
  const ofChoice = (choice: Choice) => wholeSum(voters.filter((voter) => voter.choice === choice).map(weigh))
  return {
    for: ofChoice('for'),
    against: ofChoice('against'),
    abstain: ofChoice('abstain'),
    all: wholeSum(voters.map(weigh)),
  }
}
