import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut } from '#contract/accounts/shareOut.ts'

const shares = fc
  .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 1_000_000 })), {
    minLength: 1,
    maxLength: 60,
  })
  .filter((drawn) => drawn.some((share) => share > 0))
const cents = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }))
const runs = { numRuns: 1_000 }
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + BigInt(value), 0n)

describe('a shared amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [200, [1, 1, 1], [67, 67, 66]],
    [1_000, [240, 160, 0, 600], [240, 160, 0, 600]],
    [10, [50, 30, 20, 5], [5, 3, 2, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [3, 2], [0, 0]],
    [0, [0, 0], [0, 0]],
    [1, [0, 1, 1], [0, 1, 0]],
  ])('%i cents by %j are %j', (amount, by, parts) => expect(shareOut(amount, by)).toEqual(parts))

  it('adds up to the cent, whatever the weights', () => {
    fc.assert(
      fc.property(cents, shares, (amount, by) => {
        expect(sumOf(shareOut(amount, by))).toBe(BigInt(amount))
      }),
      runs,
    )
  })

  it('gives everybody their share to within a cent, and nothing for no weight', () => {
    fc.assert(
      fc.property(cents, shares, (amount, by) => {
        const whole = sumOf(by)
        for (const [index, part] of shareOut(amount, by).entries()) {
          const exact = BigInt(amount) * BigInt(by[index] ?? 0)
          const apart = BigInt(part) * whole - exact
          expect(apart < whole && -apart < whole).toBe(true)
          if (by[index] === 0) expect(part).toBe(0)
        }
      }),
      runs,
    )
  })

  it('never gives less for a larger weight', () => {
    fc.assert(
      fc.property(cents, shares, (amount, by) => {
        const parts = shareOut(
          amount,
          by.toSorted((a, b) => b - a),
        )
        expect(parts).toEqual(parts.toSorted((a, b) => b - a))
      }),
      runs,
    )
  })

  it('is the same in other units, and for negative amounts', () => {
    fc.assert(
      fc.property(cents, shares, fc.integer({ min: 2, max: 1_000 }), (amount, by, times) => {
        const parts = shareOut(amount, by)
        expect(
          shareOut(
            amount,
            by.map((share) => share * times),
          ),
        ).toEqual(parts)
        expect(sumOf(shareOut(-amount, by))).toBe(-BigInt(amount))
        expect(shareOut(-amount, by).map(Math.abs)).toEqual(parts)
      }),
      runs,
    )
  })

  it.each([
    ['nobody', 1, []],
    ['nobody who has a share', 1, [0, 0]],
    ['less than nothing', 1, [2, -1]],
    ['half a share', 1, [0.5]],
    ['half a cent', 0.5, [1]],
  ])('cannot be shared for %s', (_, amount, by) => expect(() => shareOut(amount, by)).toThrow(RangeError))
})
