import { mandateAfter } from '#machines/payments/mandate/mandate.lifecycle.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { stopPayments } from '../payments/stopPayments.ts'
import { findMandates, writeMandate } from './mandates.store.ts'
import { suspensionOf } from './standing.ts'

type Opposed = {
  readonly mandateId: string
  readonly userId: string
  readonly placeId: string
  /** Whether staff can lift the suspension, or a new mandate is needed. */
  readonly suspension: 'opposed' | 'unusable'
}

/**
 * Suspends a mandate that the bank or its holder opposes, and holds its debits back. A mandate that has been replaced or has
 * ended stays as it is, and so does its replacement. The creditor is locked.
 */
export async function opposeMandate(
  tx: Transaction,
  { now, offer }: Pick<Ctx, 'now' | 'offer'>,
  { mandateId, suspension: because, ...scope }: Opposed,
): Promise<void> {
  const { current } = await findMandates(tx, scope)
  if (current?.id !== mandateId) return
  const at = now()
  const suspension = suspensionOf(current, at, offer)
  const state = suspension === null ? current.kind : 'suspended'
  if (mandateAfter(state, { kind: current.kind, suspension }, { type: 'mandate.oppose' }) !== 'suspended') return
  await writeMandate(tx, mandateId, { suspension: because })
  await stopPayments(tx, { ...scope, at })
}
