import type { MandateKind } from '#contract/payments/mandates.ts'
import type { Transaction } from '#server/platform/database.ts'
import { debtId } from '#server/services/ledger/debtsOf.ts'
import { insertEvents, type PaymentRow, writePayment } from '../payments/payments.store.ts'
import { stopPayments } from '../payments/stopPayments.ts'
import { findUnsent, usualDebts } from './automatic.store.ts'

type Kept = {
  readonly userId: string
  readonly placeId: string
  /** What the mandate pays from now on. */
  readonly kind: MandateKind
  readonly at: Date
}

/**
 * Takes out of debits that were announced what the mandate no longer pays: everything when its owner asks for each payment, works when it
 * pays usual charges only. The creditor is locked.
 */
export async function keepToKind(tx: Transaction, { kind, at, ...scope }: Kept): Promise<void> {
  if (kind === 'manual') await stopPayments(tx, { ...scope, origin: 'automatic', at })
  if (kind !== 'auto_usual') return
  const announced = await findUnsent(tx, scope)
  const usual = await usualDebts(tx, {
    ...scope,
    days: announced.flatMap(({ dueOn }) => dueOn ?? []),
  })
  for (const payment of announced) await lessen(tx, payment, usual, at)
}

const sumOf = (debts: PaymentRow['intended']) => debts.reduce((sum, { amount }) => sum + amount, 0)

async function lessen(tx: Transaction, payment: PaymentRow, usual: ReadonlyMap<string, number>, at: Date) {
  const { id, state, amount, intended } = payment
  const kept = intended.flatMap((debt) => {
    const left = Math.min(debt.amount, usual.get(debtId(debt)) ?? 0)
    return left > 0 ? [{ ...debt, amount: left }] : []
  })
  const less = sumOf(intended) - sumOf(kept)
  if (less === 0) return
  const step = { paymentId: id, source: 'portal', at } as const
  // Credit that was counted pays usual charges first. A payment is worth something, so one of works alone is held back instead.
  if (amount > less) {
    await writePayment(tx, id, { amount: amount - less, intended: kept })
    await insertEvents(tx, [{ ...step, kind: 'lessened' }])
  } else if (state === 'asked') {
    await writePayment(tx, id, { state: 'held' })
    await insertEvents(tx, [{ ...step, kind: 'stopped' }])
  }
}
