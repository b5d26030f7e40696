import type { Outcome } from '#server/services/changes/change.ts'
import type { RefundRow } from './refunds.store.ts'

/**
 * The outcome of a change of a refund: its audit entry, which names no account, and events for open pages of its owner and the
 * staff.
 */
export const changedRefund = (
  action: `payments.${string}`,
  { id, placeId, userId }: Pick<RefundRow, 'id' | 'placeId' | 'userId'>,
): Outcome => ({
  audited: [{ action, subjectId: id, detail: { placeId } }],
  live: [
    { topic: 'payments', userId, placeId, subjectId: id },
    { topic: 'payments', placeId },
  ],
})
