import type { PaymentOrigin } from '#contract/payments/payments.ts'
import type { Transaction } from '#server/platform/database.ts'
import { holdAsked, insertEvents } from './payments.store.ts'

type Stop = {
  readonly userId: string
  readonly placeId: string
  /** Only those of one origin. */
  readonly origin?: PaymentOrigin
  readonly at: Date
}

/** Holds back payments that are not at the bank yet, since the mandate no longer pays them. The creditor is locked. */
export async function stopPayments(tx: Transaction, { at, ...scope }: Stop): Promise<void> {
  const held = await holdAsked(tx, scope)
  await insertEvents(
    tx,
    held.map(({ id }) => ({ paymentId: id, kind: 'stopped', source: 'portal', at })),
  )
}
