import type { Outcome } from '#server/services/changes/change.ts'
import type { PaymentRow } from './payments.store.ts'

/**
 * The outcome of a change of a payment: its audit entry, which names no account, and events for open pages of its owner and the
 * accountants.
 */
export const changedPayment = (
  action: `payments.${string}`,
  { id, placeId, userId }: Pick<PaymentRow, 'id' | 'placeId' | 'userId'>,
): Outcome => ({
  audited: [{ action, subjectId: id, detail: { placeId } }],
  live: [
    { topic: 'payments', userId, placeId, subjectId: id },
    { topic: 'payments', placeId },
  ],
})
