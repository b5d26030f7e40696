import type { MandateKind } from '#contract/payments/mandates.ts'
import type { Transaction } from '#server/platform/database.ts'
import { debtId } from '#server/services/ledger/debtsOf.ts'
import type { News } from '#server/services/notifications/notify.ts'
import { insertEvents, type PaymentRow, writePayment } from '../payments/payments.store.ts'
import { stopPayments } from '../payments/stopPayments.ts'
import { findUnsent, usualDebts } from './automatic.store.ts'
import { type Clock, resumeStopped } from './resumeStopped.ts'

type Kept = {
  readonly userId: string
  readonly placeId: string
  /** What the mandate pays from now on. */
  readonly kind: MandateKind
}

/**
 * Adapts announced debits to what the mandate pays. All are stopped when its owner pays on demand; works are removed when it pays
 * usual charges only; debits stopped for either reason resume when it pays them again. Returns the notices. The creditor is
 * locked.
 */
export async function keepToKind(tx: Transaction, ctx: Clock, { kind, ...owner }: Kept): Promise<readonly News[]> {
  const at = ctx.now()
  if (kind === 'manual') {
    await stopPayments(tx, { ...owner, origin: 'automatic', at })
    return []
  }
  if (kind === 'auto') return resumeStopped(tx, ctx, owner, () => true)
  const announced = await findUnsent(tx, owner)
  const days = announced.flatMap(({ dueOn }) => dueOn ?? [])
  const usual = await usualDebts(tx, { ...owner, days })
  for (const payment of announced) await lessen(tx, payment, usual, at)
  return resumeStopped(tx, ctx, owner, ({ intended }) => sumOf(keptOf(intended, usual)) === sumOf(intended))
}

type Debts = PaymentRow['intended']
const sumOf = (debts: Debts) => debts.reduce((sum, { amount }) => sum + amount, 0)

/** The usual charges in some debts. */
const keptOf = (debts: Debts, usual: ReadonlyMap<string, number>): Debts =>
  debts.flatMap((debt) => {
    const left = Math.min(debt.amount, usual.get(debtId(debt)) ?? 0)
    return left > 0 ? [{ ...debt, amount: left }] : []
  })

async function lessen(tx: Transaction, payment: PaymentRow, usual: ReadonlyMap<string, number>, at: Date) {
  const { id, state, amount, intended } = payment
  const kept = keptOf(intended, usual)
  const less = sumOf(intended) - sumOf(kept)
  if (less === 0) return
  const step = { paymentId: id, source: 'portal', at } as const
  // Credit pays usual charges first. A payment cannot be zero, so one for works only is held back instead.
  if (amount > less) {
    await writePayment(tx, id, { amount: amount - less, intended: kept })
    await insertEvents(tx, [{ ...step, kind: 'lessened' }])
  } else if (state === 'asked') {
    await writePayment(tx, id, { state: 'held' })
    await insertEvents(tx, [{ ...step, kind: 'stopped' }])
  }
}
