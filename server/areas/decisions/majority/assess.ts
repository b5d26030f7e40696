import type { Condition } from '#contract/decisions/majorities.ts'
import type { Requirement } from './rules.ts'

/** The counts of one measure; `all` includes absent owners. */
export type Figures = {
  readonly for: number
  readonly against: number
  readonly abstain: number
  readonly all: number
}

/** Checks one requirement. An empty building meets none: a vote is needed to adopt anything. */
export function assess(requirement: Requirement, figures: Readonly<Record<Condition['measure'], Figures>>): Condition {
  const { measure, counted, outOf, fraction, isStrict } = requirement
  const { for: inFavour, against: opposed, abstain, all } = figures[measure]
  const cast = inFavour + opposed
  const present = cast + abstain
  const have = counted === 'for' ? inFavour : present
  const total = { cast, present, all }[outOf]
  const against = outOf === 'cast' ? opposed : null

  const needed = leastMeeting(requirement, { against, total })
  const left = BigInt(have) * BigInt(fraction.denominator)
  const right = BigInt(total) * BigInt(fraction.numerator)
  return {
    measure,
    counted,
    outOf,
    fraction: { ...fraction },
    isStrict,
    have,
    against,
    total,
    needed,
    missing: Math.max(0, needed - have),
    isMet: have > 0 && (isStrict ? left > right : left >= right),
  }
}

/** Another vote for it also adds to the votes cast, so this compares with the votes against instead. */
function leastMeeting(
  { fraction, isStrict }: Requirement,
  { against, total }: Pick<Condition, 'against' | 'total'>,
): number {
  const numerator = BigInt(fraction.numerator)
  const denominator = BigInt(fraction.denominator)
  const product = numerator * BigInt(against ?? total)
  const divisor = against === null ? denominator : denominator - numerator
  const least = isStrict ? product / divisor + 1n : (product + divisor - 1n) / divisor
  return Number(least > 1n ? least : 1n)
}
