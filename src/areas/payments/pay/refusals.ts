import type { ProblemCode } from '#contract/problems.ts'

/** The texts of refusals (specification §8). */
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
