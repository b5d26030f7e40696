import type { MajorityRule } from '#contract/decisions/majorityRules.ts'
import type { Voter } from '#server/areas/decisions/majority/voter.ts'

type Fractions = Record<'P' | 'C' | 'E' | 'T' | 'nP' | 'nE' | 'N', bigint>

/** The table of rules exactly as the law states it, without the missing votes. */
const isAdopted: Readonly<Record<MajorityRule, (figures: Fractions) => boolean>> = {
  art24: ({ P, C }) => P > C,
  art24_iii: ({ P, C }) => P > C,
  art25: ({ P, C, T }) => 2n * P > T || (3n * P >= T && P > C),
  art26: ({ P, T, nP, nE, N }) => (2n * nP > N && 3n * P >= 2n * T) || (2n * nP >= nE && 3n * P >= T && 2n * P > T),
  unanimity: ({ P, T }) => P === T,
  ccq1096: ({ P, E, T }) => 2n * E > T && 2n * P > E,
  ccq1097: ({ P, E, T }) => 2n * E > T && 4n * P >= 3n * E,
  ccq1098: ({ P, E, T, nP, N }) => 2n * E > T && 4n * nP >= 3n * N && 10n * P >= 9n * T,
}

/** Counts in a different way from the server: a loop of exact sums. Without votes, nothing is adopted. */
export function isAdoptedByReference(rule: MajorityRule, all: readonly Voter[]): boolean {
  const figures: Fractions = { P: 0n, C: 0n, E: 0n, T: 0n, nP: 0n, nE: 0n, N: 0n }
  for (const voter of reduced(rule, all)) {
    if (rule === 'art24_iii' && voter.votes === 0) continue
    const votes = BigInt(voter.votes)
    figures.T += votes
    figures.N += 1n
    if (voter.choice === null) continue
    figures.E += votes
    figures.nE += 1n
    if (voter.choice === 'against') figures.C += votes
    if (voter.choice !== 'for') continue
    figures.P += votes
    figures.nP += 1n
  }
  return figures.P > 0n && isAdopted[rule](figures)
}

function reduced(rule: MajorityRule, voters: readonly Voter[]): readonly Voter[] {
  const isQuebec = rule.startsWith('ccq')
  if (isQuebec && voters.length >= 5) return voters
  const [largest] = voters.toSorted((a, b) => b.votes - a.votes)
  const others = voters.filter((voter) => voter !== largest)
  const sumOf = (some: readonly Voter[]) => some.reduce((sum, { votes }) => sum + votes, 0)
  if (!largest || sumOf(others) === 0 || largest.votes <= sumOf(others)) return voters
  const votes = sumOf(isQuebec ? others.filter(({ choice }) => choice !== null) : others)
  return [{ ...largest, votes }, ...others]
}
