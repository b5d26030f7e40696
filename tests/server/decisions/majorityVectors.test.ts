import { describe, expect, it } from 'vitest'
import type { Choice, Computation, Tally } from '#contract/decisions/majorities.ts'
import { type MajorityRule, majorityRules } from '#contract/decisions/majorityRules.ts'
import { countVotes } from '#server/areas/decisions/majority/countVotes.ts'

/** Ten owners with a thousand votes in all. */
const owners = { A: 240, B: 160, C: 120, D: 110, E: 100, F: 90, G: 70, H: 50, I: 40, J: 20 }
type Ballot = { readonly [Voted in Choice]?: string }

/** `{ for: 'AC' }`: A and C are in favour; owners who are not named have not voted. */
function count(rule: MajorityRule, ballot: Ballot): Tally {
  const votedBy = (owner: string): Choice | null =>
    (['for', 'against', 'abstain'] as const).find((choice) => ballot[choice]?.includes(owner)) ?? null
  return countVotes(
    rule,
    Object.entries(owners).map(([owner, votes]) => ({ votes, choice: votedBy(owner) })),
  )
}
const firstOf = ({ ballots: [first] }: Tally): Computation => first ?? expect.fail('no ballot was held')
const missingOf = (ballot: Computation) => ballot.conditions.map(({ missing }) => missing)

describe('art. 24', () => {
  it('V1: 360 for and 370 against is rejected, by eleven votes', () => {
    const tally = count('art24', { for: 'AC', against: 'BDE' })
    expect(tally).toMatchObject({ for: 360, against: 370, membersFor: 2, membersAgainst: 3, isAdopted: false })
    expect(firstOf(tally).conditions).toMatchObject([
      { measure: 'votes', outOf: 'cast', have: 360, against: 370, total: 730, needed: 371, missing: 11, isMet: false },
    ])
  })
  it('V2: 300 for, none against and 600 abstaining is adopted', () => {
    const tally = count('art24', { for: 'AIJ', abstain: 'BCDFGH' })
    expect(tally).toMatchObject({ for: 300, against: 0, abstain: 600, votersExpressed: 9, isAdopted: true })
  })
  it('V3: a tie is rejected, by one vote', () => {
    const tally = count('art24', { for: 'CD', against: 'BG' })
    expect(tally).toMatchObject({ for: 230, against: 230, isAdopted: false })
    expect(missingOf(firstOf(tally))).toEqual([1])
  })
})

describe('art. 25', () => {
  it('V4: 520 of 1,000 is adopted', () => {
    const tally = count('art25', { for: 'ABC' })
    expect(tally).toMatchObject({ for: 520, totalVotes: 1000, votersCount: 10, isAdopted: true })
    expect(tally.ballots).toMatchObject([{ rule: 'art25', isMet: true, opens: 'art25_1', isOpen: false }])
    expect(firstOf(tally).conditions).toMatchObject([{ have: 520, total: 1000, needed: 501, missing: 0 }])
  })
  it('V5: 500 of 1,000 is not adopted, and 25-1 opens', () => {
    const tally = count('art25', { for: 'ABE' })
    expect(firstOf(tally)).toMatchObject({ isMet: false, opens: 'art25_1', isOpen: true })
    expect(missingOf(firstOf(tally))).toEqual([1])
    expect(tally.ballots[1]).toMatchObject({ rule: 'art25_1', isMet: true, opens: null, isOpen: false })
    expect(tally.isAdopted).toBe(true)
  })
  it('V5: the second ballot is lost when as many votes are against', () => {
    const tally = count('art25', { for: 'ABE', against: 'CDFGHIJ' })
    expect(tally.ballots.map(({ rule, isMet }) => [rule, isMet])).toEqual([
      ['art25', false],
      ['art25_1', false],
    ])
    expect(tally.isAdopted).toBe(false)
  })
  it.each([
    [333, false, 1],
    [334, true, 0],
  ])('V6: %i of 1,000 votes open the way to 25-1: %s', (votes, isOpen, missing) => {
    const tally = countVotes('art25', [
      { votes, choice: 'for' },
      { votes: 400, choice: null },
      { votes: 600 - votes, choice: null },
    ])
    expect(firstOf(tally)).toMatchObject({ isOpen, openingConditions: [{ needed: 334, missing }] })
    expect(tally.ballots).toHaveLength(isOpen ? 2 : 1)
    expect(tally.isAdopted).toBe(isOpen)
  })
})

describe('art. 26', () => {
  it('V7: five members with 730 votes are rejected, by one member', () => {
    const tally = count('art26', { for: 'ABCDE', against: 'FGHIJ' })
    expect(tally).toMatchObject({ membersFor: 5, for: 730 })
    expect(firstOf(tally)).toMatchObject({ isMet: false, conditions: [{ measure: 'members' }, { measure: 'votes' }] })
    expect(missingOf(firstOf(tally))).toEqual([1, 0])
  })
  it('V8: six members with 660 votes are rejected, by seven votes', () => {
    const tally = count('art26', { for: 'ABCGHJ' })
    expect(tally).toMatchObject({ membersFor: 6, for: 660 })
    expect(firstOf(tally)).toMatchObject({ isMet: false, conditions: [{ needed: 6 }, { needed: 667 }] })
    expect(missingOf(firstOf(tally))).toEqual([0, 7])
  })
  it('V9: six members with 680 votes are adopted', () => {
    const tally = count('art26', { for: 'ABCGHI' })
    expect(tally).toMatchObject({ membersFor: 6, for: 680, isAdopted: true })
    expect(tally.ballots).toHaveLength(1)
  })
  it('is met by exactly two thirds of the votes, and by no fewer', () => {
    const thirds = (last: number) =>
      [50, last, 50].map((votes, index) => ({ votes, choice: index < 2 ? ('for' as const) : null }))
    expect(firstOf(countVotes('art26', thirds(50)))).toMatchObject({
      isMet: true,
      conditions: [{ have: 2 }, { have: 100 }],
    })
    expect(missingOf(firstOf(countVotes('art26', thirds(49))))).toEqual([0, 1])
  })
  it('V10: three of four present with 410 votes are rejected; 26-1 opens, and they lose under art. 25', () => {
    const tally = count('art26', { for: 'AEG', against: 'F' })
    expect(tally).toMatchObject({ for: 410, membersFor: 3, votersExpressed: 4, isAdopted: false })
    expect(firstOf(tally)).toMatchObject({
      isMet: false,
      opens: 'art26_1',
      isOpen: true,
      openingConditions: [
        { measure: 'members', outOf: 'present', have: 3, total: 4, needed: 2 },
        { measure: 'votes', outOf: 'all', have: 410, total: 1000, needed: 334 },
      ],
    })
    expect(tally.ballots[1]).toMatchObject({ rule: 'art26_1', isMet: false, opens: null, openingConditions: [] })
    expect(tally.ballots[1]?.conditions).toMatchObject([{ have: 410, total: 1000, needed: 501, missing: 91 }])
  })
  it('V10: a silent owner in the room counts as present', () => {
    const silent = { choice: null, isPresent: true }
    const tally = countVotes('art26', [
      { votes: 40, choice: 'for' },
      ...[20, 20, 20].map((votes) => ({ votes, ...silent })),
    ])
    expect(tally).toMatchObject({ votersExpressed: 4, membersAbstain: 3 })
    expect(firstOf(tally)).toMatchObject({ isOpen: false, openingConditions: [{ missing: 1 }, { missing: 0 }] })
  })
})

describe('an owner of more than half', () => {
  it.each([
    ['alone', null, false, 400],
    ['with a hundred more', 'for', true, 500],
  ] as const)('V11: X of 600 counts 400 of 800; %s under art. 25', (_, choice, isMet, votes) => {
    const tally = countVotes('art25', [
      { votes: 600, choice: 'for' },
      { votes: 100, choice },
      { votes: 300, choice: null },
    ])
    expect(tally).toMatchObject({ for: votes, totalVotes: 800, rawTotalVotes: 1000 })
    expect(tally.reducedVoterVotes).toEqual({ from: 600, to: 400 })
    expect(firstOf(tally).isMet).toBe(isMet)
  })
  it('V11: X cannot win a second ballot alone when the others are against', () => {
    const tally = countVotes('art25', [
      { votes: 600, choice: 'for' },
      { votes: 400, choice: 'against' },
    ])
    expect(tally.ballots.map(({ isMet }) => isMet)).toEqual([false, false])
  })
  it('is no longer limited with exactly half', () => {
    const tally = countVotes('art25', [
      { votes: 500, choice: 'for' },
      { votes: 500, choice: null },
    ])
    expect(tally).toMatchObject({ totalVotes: 1000, reducedVoterVotes: null })
  })
})

describe('a building without owners', () => {
  it.each(majorityRules)('adopts nothing under %s, and always lacks a vote', (rule) => {
    const tally = countVotes(rule, [])
    expect(tally).toMatchObject({ votersCount: 0, totalVotes: 0, isAdopted: false })
    expect(missingOf(firstOf(tally))).toEqual(firstOf(tally).conditions.map(() => 1))
  })
})

describe('unanimity', () => {
  it('requires all votes', () => {
    expect(count('unanimity', { for: 'ABCDEFGHIJ' }).isAdopted).toBe(true)
    const lacking = count('unanimity', { for: 'ABCDEFGHI' })
    expect(lacking.isAdopted).toBe(false)
    expect(missingOf(firstOf(lacking))).toEqual([20])
  })
})

describe('art. 24 III', () => {
  it('involves only the bearers of the cost, by their shares of it', () => {
    const tally = countVotes('art24_iii', [
      { votes: 30, choice: 'for', shares: 300 },
      { votes: 20, choice: 'against', shares: 400 },
      { votes: 0, choice: 'against', shares: 200 },
      { votes: 25, choice: null, shares: 100 },
    ])
    expect(tally).toMatchObject({ for: 30, against: 20, membersAgainst: 1, votersCount: 3, totalVotes: 75 })
    expect(tally.isAdopted).toBe(true)
  })
  it('lets a single bearer decide alone', () => {
    expect(
      countVotes('art24_iii', [
        { votes: 9, choice: 'for' },
        { votes: 0, choice: null },
      ]).isAdopted,
    ).toBe(true)
  })
  it('limits an owner of more than half of the building, not of the key', () => {
    const bearers = [
      { votes: 60, choice: 'for', shares: 200 },
      { votes: 40, choice: 'against', shares: 300 },
    ] as const
    const elsewhere = { votes: 0, choice: null }
    expect(countVotes('art24_iii', [...bearers, { ...elsewhere, shares: 500 }]).isAdopted).toBe(true)
    const reduced = countVotes('art24_iii', [{ ...bearers[0], shares: 600 }, bearers[1], { ...elsewhere, shares: 100 }])
    expect(reduced).toMatchObject({ reducedVoterVotes: { from: 60, to: 40 }, isAdopted: false })
  })
  it('gives that owner no more votes than the key does', () => {
    const tally = countVotes('art24_iii', [
      { votes: 10, choice: 'for', shares: 600 },
      { votes: 40, choice: 'against', shares: 400 },
    ])
    expect(tally).toMatchObject({ for: 10, totalVotes: 50, reducedVoterVotes: null })
    const even = countVotes('art24_iii', [
      { votes: 40, choice: 'for', shares: 600 },
      { votes: 40, choice: 'against', shares: 400 },
    ])
    expect(even).toMatchObject({ for: 40, totalVotes: 80, reducedVoterVotes: null })
  })
})
