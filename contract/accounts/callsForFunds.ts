import { endOfPeriod } from '../endOfPeriod.ts'
import { aboutThing, sharesOf, type Weighted } from './explain.ts'
import type { Explanation } from './explanations.ts'

type Year = {
  /** Both are dates as on the wire, and both belong to the year. */
  readonly startsOn: string
  readonly endsOn: string
}

/** Three months to a call (law of 10 July 1965, art. 14-1). */
const monthsToACall = 3

/**
 * The days on which a budget is called: the first of each quarter, counted from the start of the fiscal year. A year of another
 * length has a call for each quarter that begins in it. A meeting may choose other periods (`months`).
 */
export function callDays({ startsOn, endsOn }: Year, months = monthsToACall): readonly string[] {
  const days = []
  for (let period = 0; ; period += 1) {
    const day = endOfPeriod(startsOn, { count: period * months, unit: 'months' })
    if (day > endsOn) return days
    days.push(day)
  }
}

/** Splits a voted amount into equal instalments. */
export function instalmentsOf(voted: Explanation, count: number): readonly Explanation[] {
  const equal = Array.from(
    { length: count },
    (_, index): Weighted => ({ about: aboutThing('instalment', { name: `${index + 1}` }), weight: 1 }),
  )
  return sharesOf(voted, equal)
}

/**
 * The least that a year may call for the works fund, in cents: 5 % of the budget, or 2.5 % of the adopted plan of works if that
 * is more.
 */
export const leastWorksFund = ({ budget, plan }: { readonly budget: number; readonly plan: number }) =>
  Math.max(roundedUp(budget * 5, 100), roundedUp(plan * 25, 1_000))

/** A quotient of integers, computed without fractions. */
const roundedUp = (amount: number, by: number) => (amount - (amount % by)) / by + (amount % by > 0 ? 1 : 0)
