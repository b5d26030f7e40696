import { describe, expect, it } from 'vitest'
import { fromWire, toWire } from '#contract/case.ts'
import { ballotRules, choice, choices, secondBallotRules, type Tally, tally } from '#contract/decisions/majorities.ts'
import { majorityRule, majorityRules } from '#contract/decisions/majorityRules.ts'

const third = {
  measure: 'votes',
  counted: 'for',
  outOf: 'all',
  fraction: { numerator: 1, denominator: 3 },
  isStrict: false,
  have: 300,
  against: null,
  total: 1000,
  needed: 334,
  missing: 34,
  isMet: false,
} as const
const refused: Tally = {
  for: 300,
  against: 200,
  abstain: 0,
  membersFor: 2,
  membersAgainst: 1,
  membersAbstain: 0,
  votersCount: 10,
  votersExpressed: 3,
  totalVotes: 1000,
  rawTotalVotes: 1200,
  reducedVoterVotes: { from: 700, to: 500 },
  ballots: [
    {
      rule: 'art25',
      conditions: [{ ...third, fraction: { numerator: 1, denominator: 2 }, isStrict: true, needed: 501, missing: 201 }],
      isMet: false,
      opens: 'art25_1',
      openingConditions: [third],
      isOpen: false,
    },
  ],
  isAdopted: false,
}

describe('a count', () => {
  it('survives a round trip over the wire', () => {
    expect(tally.parse(fromWire(JSON.parse(JSON.stringify(toWire(refused)))))).toEqual(refused)
  })
  it.each(['for', 'totalVotes', 'votersCount'] as const)('requires a whole number for %s', (figure) => {
    expect(tally.safeParse({ ...refused, [figure]: 0.5 }).success).toBe(false)
  })
})

describe('choices and majority rules', () => {
  it.each(majorityRules)('a decision may use the rule %s', (rule) => expect(majorityRule.parse(rule)).toBe(rule))
  it.each(secondBallotRules)('no decision starts with the rule of a second ballot, %s', (rule) => {
    expect(ballotRules).toContain(rule)
    expect(majorityRule.safeParse(rule).success).toBe(false)
  })
  it.each(choices)('a voter may choose %s', (voted) => expect(choice.parse(voted)).toBe(voted))
  it('a voter may choose nothing else', () => expect(choice.safeParse('blank').success).toBe(false))
})
