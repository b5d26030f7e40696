import { type Debt, impute } from '#contract/accounts/imputation.ts'
import type { Queryable } from '#server/platform/database.ts'
import { afterCredit } from '#server/services/ledger/afterCredit.ts'
import { debtId, debtsOf, type NamedDebt } from '#server/services/ledger/debtsOf.ts'
import { findPositions } from '#server/services/ledger/positions.store.ts'
import { setAside } from '../refunds/refunds.store.ts'
import type { PaymentRow } from './payments.store.ts'
import { findUnderway } from './payments.store.ts'

type Owner = { readonly userId: string; readonly placeId: string; readonly today: string }
/** With the part that credit settles. Cents. */
export type OpenDebtOf = Debt & NamedDebt & { readonly deducted: number }

/** The amount that one payment on its way will settle. Cents. */
type Forecast = {
  readonly settles: readonly { readonly id: string; readonly amount: number }[]
  readonly credit: number
}

/** A person's debts in a place once credit is used, and everything on its way has arrived. */
export type OpenBalance = {
  /** The debts as in the books once credit is allocated to due ones; `open` is the rest of each. */
  readonly debts: readonly OpenDebtOf[]
  readonly left: ReadonlyMap<string, number>
  readonly due: number
  /** Credit that settles part of an open debt, and unused credit. */
  readonly deducted: number
  readonly credit: number
  readonly underway: number
  readonly payable: number
  readonly forecasts: ReadonlyMap<string, Forecast>
}

/**
 * Reads the debts, and allocates first credit, then payments on their way to them, in the order of their requests. The payable
 * amount is the sum of the rest of due debts.
 */
export async function openBalance(db: Queryable, { userId, placeId, today }: Owner): Promise<OpenBalance> {
  const aside = (await setAside(db, placeId, [userId])).get(userId) ?? 0
  const positions = await findPositions(db, { placeId, ownerIds: [userId], day: today })
  const { debts, deducted, credit } = afterCredit(debtsOf(positions), { day: today, aside })
  const due = debts.reduce((sum, { dueOn, open }) => sum + (dueOn <= today ? open : 0), 0)
  // The debit of a future call pays that call, whose debt is not in the books yet.
  const underway = (await findUnderway(db, { userId, placeId })).filter(({ dueOn }) => dueOn === null || dueOn <= today)
  const left = new Map(debts.map(({ id, open }) => [id, open]))
  const forecasts = new Map<string, Forecast>()
  for (const payment of underway) {
    const { settled, credit: over } = impute(paymentOf(payment), remaining(debts, left))
    for (const { debtId: id, explanation } of settled) left.set(id, (left.get(id) ?? 0) - explanation.amount)
    const settles = settled.map(({ debtId: id, explanation: { amount } }) => ({ id, amount }))
    forecasts.set(payment.id, { settles, credit: over })
  }
  const payable = debts.reduce((sum, { id, dueOn }) => sum + (dueOn <= today ? (left.get(id) ?? 0) : 0), 0)
  const arriving = underway.reduce((sum, { amount }) => sum + amount, 0)
  return { debts, left, due, deducted, credit, underway: arriving, payable, forecasts }
}

const paymentOf = ({ amount, collectOn, intended }: PaymentRow) => ({
  amount,
  paidOn: collectOn,
  named: intended.map(debtId),
})

/** Debts with their open amounts. */
export const remaining = (debts: readonly OpenDebtOf[], left: ReadonlyMap<string, number>): readonly OpenDebtOf[] =>
  debts.map((debt) => ({ ...debt, open: left.get(debt.id) ?? 0 })).filter(({ open }) => open > 0)
