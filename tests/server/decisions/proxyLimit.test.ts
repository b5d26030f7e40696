import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proxyLimit } from '#server/areas/decisions/proxyVote/proxyLimit.ts'

const of1000 = (ownVotes: number, heldVotes: readonly number[], addedVotes: number) =>
  proxyLimit({ ownVotes, heldVotes, addedVotes, totalVotes: 1000 })

describe('one more mandate', () => {
  it('may be the third, whatever its weight', () => {
    expect(of1000(240, [160, 120], 110)).toEqual({
      isAllowed: true,
      mandates: { after: 3, most: 3, isWithin: true },
      votes: { after: 630, most: 100, isWithin: false, total: 1000 },
    })
  })
  it('may be the fourth if all of them together make a tenth of the votes', () => {
    expect(of1000(20, [20, 20, 20], 20)).toEqual({
      isAllowed: true,
      mandates: { after: 4, most: 3, isWithin: false },
      votes: { after: 100, most: 100, isWithin: true, total: 1000 },
    })
  })
  it('is refused as the fourth for one vote above a tenth', () => {
    expect(of1000(20, [20, 20, 20], 21)).toEqual({
      isAllowed: false,
      mandates: { after: 4, most: 3, isWithin: false },
      votes: { after: 101, most: 100, isWithin: false, total: 1000 },
    })
  })
  it('counts the holder’s own votes, even if there are none', () => {
    expect(of1000(40, [20, 20, 20], 20).isAllowed).toBe(false)
    expect(of1000(0, [20, 20, 20], 20).isAllowed).toBe(true)
  })
  it('never rounds a tenth up', () => {
    const limit = proxyLimit({ ownVotes: 0, heldVotes: [0, 0, 0], addedVotes: 100, totalVotes: 999 })
    expect(limit).toMatchObject({ isAllowed: false, votes: { after: 100, most: 99, isWithin: false } })
  })

  it('is within the limits exactly when it is allowed', () => {
    const votes = fc.integer({ min: 0, max: 60 })
    const holder = fc.record({
      ownVotes: votes,
      heldVotes: fc.array(votes, { maxLength: 6 }),
      addedVotes: votes,
      totalVotes: fc.integer({ min: 0, max: 2_000 }),
    })
    fc.assert(
      fc.property(holder, (held) => {
        const { isAllowed, mandates, votes: weighed } = proxyLimit(held)
        expect(mandates.isWithin).toBe(mandates.after <= mandates.most)
        expect(weighed.isWithin).toBe(weighed.after <= weighed.most)
        expect(isAllowed).toBe(held.heldVotes.length < 3 || weighed.after * 10 <= held.totalVotes)
      }),
      { numRuns: 1_000 },
    )
  })
})
