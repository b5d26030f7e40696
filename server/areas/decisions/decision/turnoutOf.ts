import type { Tally, Turnout } from '#contract/decisions/majorities.ts'

/** The part of a count that names nobody. A quorum counts the people present (art. 1089 CCQ). */
export function turnoutOf(
  { votersCount, votersExpressed, rawTotalVotes, ballots }: Tally,
  votersInRoom: number,
): Turnout {
  const quorum = ballots[0]?.conditions.find(({ counted }) => counted === 'present')
  return { votersCount, votersExpressed, votersInRoom, rawTotalVotes, hasQuorum: quorum?.isMet ?? null }
}
