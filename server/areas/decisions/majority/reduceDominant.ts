import type { Tally } from '#contract/decisions/majorities.ts'
import type { Dominance } from './rules.ts'
import { type Voter, wholeSum } from './voter.ts'

type Reduced = { readonly voters: readonly Voter[]; readonly reducedVoterVotes: Tally['reducedVoterVotes'] }

/**
 * Reduces an owner of more than half to the votes of the others. When the others have no votes, nobody needs protection: an owner
 * who bears a cost alone decides alone.
 */
export function reduceDominant(
  voters: readonly Voter[],
  { reducedTo, belowFractions }: Dominance,
  fractionsCount: number,
): Reduced {
  const untouched = { voters, reducedVoterVotes: null }
  if (belowFractions !== null && fractionsCount >= belowFractions) return untouched

  const allShares = wholeSum(voters.map(sharesOf))
  const dominant = voters.find((voter) => sharesOf(voter) > allShares - sharesOf(voter))
  if (!dominant) return untouched

  const others = voters.filter((voter) => voter !== dominant)
  const counted = reducedTo === 'others' ? others : others.filter(({ choice }) => choice !== null)
  const from = dominant.votes
  const to = wholeSum(counted.map(({ votes }) => votes))
  if (to >= from || wholeSum(others.map(({ votes }) => votes)) === 0) return untouched

  return {
    voters: voters.map((voter) => (voter === dominant ? { ...voter, votes: to } : voter)),
    reducedVoterVotes: { from, to },
  }
}

const sharesOf = ({ shares, votes }: Voter) => shares ?? votes
