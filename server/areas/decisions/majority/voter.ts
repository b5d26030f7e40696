import type { Choice } from '#contract/decisions/majorities.ts'

export type Voter = {
  /** Tantièmes; under art. 24 III shares of the repartition key, 0 for an owner who bears none of the cost. */
  readonly votes: number
  /** `null` before a vote. A remote vote counts the same in a second ballot. */
  readonly choice: Choice | null
  /** Somebody present or represented without a choice abstains. */
  readonly isPresent?: boolean
  /** Tantièmes, when `votes` are shares: they decide who owns more than half (art. 22 §2). */
  readonly shares?: number
}

/** Adds non-negative integers; throws when the sum would not be exact. */
export function wholeSum(values: readonly number[]): number {
  const sum = values.reduce((added, value) => added + value, 0)
  const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0
  if (!isWhole(sum) || !values.every(isWhole)) throw new RangeError('votes are whole numbers that add up exactly')
  return sum
}
