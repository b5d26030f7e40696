import { describe, expect, it } from 'vitest'
import type { Choice } from '#contract/decisions/majorities.ts'
import { countVotes } from '#server/areas/decisions/majority/countVotes.ts'

/** Owners with equal votes. */
const each = (count: number, choice: Choice | null, votes = 10) =>
  Array.from({ length: count }, () => ({ votes, choice }))

describe('art. 1089 CCQ', () => {
  it.each(['ccq1096', 'ccq1097', 'ccq1098'] as const)('%s adopts with most of the votes', (rule) => {
    const tally = countVotes(rule, [...each(5, 'for'), ...each(5, null)])
    expect(tally.isAdopted).toBe(false)
    expect(tally.ballots[0]?.conditions[0]).toMatchObject({
      counted: 'present',
      outOf: 'all',
      have: 50,
      total: 100,
      needed: 51,
      missing: 1,
      isMet: false,
    })
  })
  it('counts owners who abstain or stay silent among those present', () => {
    const silent = { votes: 10, choice: null, isPresent: true }
    const [quorum] =
      countVotes('ccq1096', [...each(2, 'abstain'), silent, ...each(2, null)]).ballots[0]?.conditions ?? []
    expect(quorum).toMatchObject({ have: 30, isMet: true })
  })
})

describe('art. 1096 CCQ', () => {
  it.each([
    [4, 3, 1, false],
    [5, 3, 1, true],
    [4, 0, 4, false],
    [4, 0, 3, true],
  ])('%i for, %i against and %i abstaining: adopted %s', (inFavour, against, abstain, isAdopted) => {
    const voters = [...each(inFavour, 'for'), ...each(against, 'against'), ...each(abstain, 'abstain')]
    expect(countVotes('ccq1096', voters).isAdopted).toBe(isAdopted)
  })
})

describe('art. 1097 CCQ', () => {
  it('requires three quarters of the votes present', () => {
    expect(countVotes('ccq1097', [...each(6, 'for'), ...each(2, 'against'), ...each(2, null)]).isAdopted).toBe(true)
    const lacking = countVotes('ccq1097', [...each(5, 'for'), ...each(2, 'abstain'), ...each(2, null)])
    expect(lacking.isAdopted).toBe(false)
    expect(lacking.ballots[0]?.conditions[1]).toMatchObject({ have: 50, total: 70, needed: 53, missing: 3 })
  })
})

describe('art. 1098 CCQ', () => {
  it('requires three quarters of the owners', () => {
    const tally = countVotes('ccq1098', [...each(7, 'for', 100), ...each(3, null, 5)])
    expect(tally.ballots[0]?.conditions.map(({ missing }) => missing)).toEqual([0, 1, 0])
    expect(tally.isAdopted).toBe(false)
  })
  it('requires nine tenths of all votes', () => {
    const tally = countVotes('ccq1098', [...each(8, 'for'), ...each(2, null)])
    expect(tally.ballots[0]?.conditions.map(({ missing }) => missing)).toEqual([0, 0, 10])
    expect(countVotes('ccq1098', [...each(9, 'for'), ...each(1, 'against')]).isAdopted).toBe(true)
  })
})

describe('art. 1091 CCQ', () => {
  const voters = [{ votes: 70, choice: 'for' as const }, ...each(1, 'against', 20), ...each(1, null)]

  it('limits an owner of more than half of fewer than five fractions to the votes of the others present', () => {
    expect(countVotes('ccq1096', voters, { fractionsCount: 4 })).toMatchObject({
      reducedVoterVotes: { from: 70, to: 20 },
      totalVotes: 50,
      isAdopted: false,
    })
  })
  it('limits nobody where there are five', () => {
    expect(countVotes('ccq1096', voters, { fractionsCount: 5 })).toMatchObject({
      reducedVoterVotes: null,
      totalVotes: 100,
      isAdopted: true,
    })
  })
  it('assumes one fraction per owner unless told otherwise', () => {
    expect(countVotes('ccq1096', voters).reducedVoterVotes).toEqual({ from: 70, to: 20 })
    expect(countVotes('ccq1096', [...voters, ...each(2, null, 1)]).reducedVoterVotes).toBeNull()
  })
})
