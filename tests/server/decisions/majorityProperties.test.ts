import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choices, tally } from '#contract/decisions/majorities.ts'
import { majorityRules } from '#contract/decisions/majorityRules.ts'
import { assess } from '#server/areas/decisions/majority/assess.ts'
import { countVotes } from '#server/areas/decisions/majority/countVotes.ts'
import { majoritySettings } from '#server/areas/decisions/majority/rules.ts'
import type { Voter } from '#server/areas/decisions/majority/voter.ts'
import { isAdoptedByReference } from './majorityReference.ts'

const choiceOrNone = fc.constantFrom(null, ...choices)
const voterOf = (most: number): fc.Arbitrary<Voter> =>
  fc.record({ votes: fc.integer({ min: 0, max: most }), choice: choiceOrNone })
/** Small numbers meet their thresholds exactly more often; large ones would reveal rounding. */
const voters = fc.oneof(
  fc.array(voterOf(6), { minLength: 1, maxLength: 9 }),
  fc.array(voterOf(1_000_000_000_000), { minLength: 1, maxLength: 30 }),
)
const rules = fc.constantFrom(...majorityRules)
const runs = { numRuns: 2_000 }
const figure = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2 ** 50 }))

const requirements = Object.values(majoritySettings).flatMap(({ conditions, second }) => [
  ...conditions,
  ...(second ? [...second.conditions, ...second.openingConditions] : []),
])

describe('a count', () => {
  it('matches the law, counted in another way', () => {
    fc.assert(
      fc.property(rules, voters, (rule, all) => {
        expect(countVotes(rule, all).isAdopted).toBe(isAdoptedByReference(rule, all))
      }),
      { numRuns: 5_000 },
    )
  })

  it('is never lost because somebody changes to a vote in favour', () => {
    fc.assert(
      fc.property(rules, voters, fc.nat(), (rule, all, chosen) => {
        const turned = all.map((voter, index) =>
          index === chosen % all.length ? { ...voter, choice: 'for' as const } : voter,
        )
        if (countVotes(rule, all).isAdopted) expect(countVotes(rule, turned).isAdopted).toBe(true)
      }),
      { numRuns: 5_000 },
    )
  })

  it('stays the same when everybody’s votes are multiplied by one factor', () => {
    fc.assert(
      fc.property(rules, voters, fc.integer({ min: 2, max: 100 }), (rule, all, times) => {
        const one = countVotes(rule, all)
        const many = countVotes(
          rule,
          all.map((voter) => ({ ...voter, votes: voter.votes * times })),
        )
        const outcome = ({ ballots }: typeof one) => ballots.map(({ isMet, isOpen }) => ({ isMet, isOpen }))
        expect(outcome(many)).toEqual(outcome(one))
        expect(many.totalVotes).toBe(one.totalVotes * times)
      }),
      runs,
    )
  })

  it('does not depend on the order of the voters', () => {
    fc.assert(
      fc.property(rules, voters, (rule, all) => {
        expect(countVotes(rule, all.toReversed())).toEqual(countVotes(rule, all))
      }),
      runs,
    )
  })

  it('survives the wire unchanged, and its figures add up', () => {
    fc.assert(
      fc.property(rules, voters, (rule, all) => {
        const counted = countVotes(rule, all)
        expect(tally.parse(counted)).toEqual(counted)
        expect(counted.for + counted.against + counted.abstain).toBeLessThanOrEqual(counted.totalVotes)
        expect(counted.membersFor + counted.membersAgainst + counted.membersAbstain).toBe(counted.votersExpressed)
        const { from, to } = counted.reducedVoterVotes ?? { from: 0, to: 0 }
        if (rule !== 'art24_iii') expect(counted.rawTotalVotes - from + to).toBe(counted.totalVotes)
      }),
      runs,
    )
  })

  it('never lets one owner outweigh the others, if they have votes', () => {
    fc.assert(
      fc.property(
        rules.filter((rule) => !rule.startsWith('ccq')),
        voters,
        (rule, all) => {
          const { totalVotes, reducedVoterVotes } = countVotes(rule, all)
          if (reducedVoterVotes) expect(totalVotes).toBe(2 * reducedVoterVotes.to)
        },
      ),
      runs,
    )
  })

  it('involves only the bearers of the cost under art. 24 III', () => {
    fc.assert(
      fc.property(voters, fc.array(choiceOrNone, { maxLength: 5 }), (bearers, others) => {
        const besides = others.map((choice) => ({ votes: 0, choice }))
        expect(countVotes('art24_iii', [...bearers, ...besides])).toEqual(countVotes('art24_iii', bearers))
        expect(countVotes('art24_iii', bearers).votersCount).toBe(bearers.filter(({ votes }) => votes > 0).length)
      }),
      runs,
    )
  })

  it.each([[-1], [0.5], [Number.NaN], [2 ** 53]])('rejects %s votes', (votes) => {
    expect(() => countVotes('art24', [{ votes, choice: 'for' }])).toThrow(RangeError)
  })
})

describe('the missing votes', () => {
  it('are the fewest that suffice, with everything else equal', () => {
    fc.assert(
      fc.property(fc.constantFrom(...requirements), figure, figure, figure, figure, (requirement, ...drawn) => {
        const [inFavour, against, abstain, absent] = drawn
        const all = inFavour + against + abstain + absent
        const { measure, counted, outOf } = requirement
        const assessed = (figures: { for: number; against: number; abstain: number; all: number }) =>
          assess(requirement, { votes: figures, members: figures })
        /** The same count with this many in favour, or present. */
        const had = (have: number) => {
          if (counted === 'present') return assessed({ for: 0, against: 0, abstain: have, all })
          if (outOf === 'cast') return assessed({ for: have, against, abstain, all })
          return assessed({ for: have, against: 0, abstain: inFavour + against + abstain - have, all })
        }
        const now = assessed({ for: inFavour, against, abstain, all })
        expect(now.measure).toBe(measure)
        expect(now.isMet).toBe(now.missing === 0)
        expect(now.missing).toBe(Math.max(0, now.needed - now.have))
        expect(had(now.needed)).toMatchObject({ isMet: true, missing: 0 })
        expect(had(now.needed - 1)).toMatchObject({ isMet: false, missing: 1 })
      }),
      { numRuns: 5_000 },
    )
  })

  it.each(majorityRules)('are the votes of the building that must change under %s', (rule) => {
    for (let count = 2; count <= 40; count += 1) {
      const withSome = (inFavour: number) =>
        countVotes(
          rule,
          Array.from({ length: count }, (_, index) => ({ votes: 1, choice: index < inFavour ? 'for' : 'against' })),
        ).ballots[0]
      const most = Math.max(...(withSome(count)?.conditions.map(({ needed }) => needed) ?? []))
      const isRace = rule === 'art24' || rule === 'art24_iii'
      const least = isRace ? Math.floor(count / 2) + 1 : most
      expect([count, withSome(least)?.isMet, withSome(least - 1)?.isMet]).toEqual([count, true, false])
    }
  })
})
