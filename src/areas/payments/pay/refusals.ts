import type { ProblemCode } from '#contract/problems.ts'

/** What the page says about a refusal (specification §8). */
export function refusalOf(reason: ProblemCode | null) {
  switch (reason) {
    case 'payment_too_soon':
      return 'tooSoon'
    case 'amount_changed':
    case 'overpayment':
      return 'changed'
    case 'out_of_slot':
      return 'outOfSlot'
    case 'action_not_possible':
      return 'mandate'
    default:
      return 'other'
  }
}
