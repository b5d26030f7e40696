import type { Choice } from '#contract/decisions/majorities.ts'

export type Voter = {
  /** Tantièmes; under art. 24 III shares of the repartition key, 0 for who bears nothing of the cost. */
  readonly votes: number
  /** `null`: has not voted. Who voted at a distance is held to have voted the same in a second ballot. */
  readonly choice: Choice | null
  /** Present or represented, and silent: that is an abstention. */
  readonly isPresent?: boolean
  /** Tantièmes where `votes` are something else: by them an owner of more than half is known (art. 22 §2). */
  readonly shares?: number
}

/** Votes and shares are whole and never below zero; what they add up to stays exact. */
export function wholeSum(values: readonly number[]): number {
  const sum = values.reduce((added, value) => added + value, 0)
  const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0
  if (!isWhole(sum) || !values.every(isWhole)) throw new RangeError('votes are whole numbers that add up exactly')
  return sum
}
