import type { RefundState } from '#contract/payments/refunds.ts'

/** How the state of a refund looks, to its owner and to the manager. */
export const refundTones = {
  asked: 'info',
  approved: 'info',
  confirmed: 'info',
  inFile: 'info',
  booked: 'success',
  declined: 'warning',
  withdrawn: 'neutral',
  refused: 'danger',
} as const satisfies Readonly<Record<RefundState, string>>
