import { aboutThing, differenceOf, given, sharesOf } from './explain.ts'
import type { Explanation } from './explanations.ts'

/** A co-owner's debt of one kind, for one lot and day. */
export type Debt = {
  readonly id: string
  /** `2026-04-10`. */
  readonly dueOn: string
  /** The sub-account, for example `4501`; with the lot, it orders debts of the same day. */
  readonly account: string
  readonly lotRank: number
  /** Cents still open, positive. */
  readonly open: number
}

type Payment = {
  /** Cents. */
  readonly amount: number
  /** The value date. */
  readonly paidOn: string
  /** The debts that the payer names, in that order, even those that are not due yet. */
  readonly named?: readonly string[]
}

export type Imputation = {
  readonly settled: readonly { readonly debtId: string; readonly explanation: Explanation }[]
  /** Cents left after all due debts: credit for later debts. */
  readonly credit: number
}

const byRank = (a: Debt, b: Debt) => a.account.localeCompare(b.account) || a.lotRank - b.lotRank

/**
 * Allocates a payment to debts as the law does without another agreement (Civil code, art. 1342-10): first the debts that the
 * payer names, then due debts from the oldest. Debts of one day share the rest of the payment in proportion to their open
 * amounts.
 */
export function impute({ amount, paidOn, named = [] }: Payment, debts: readonly Debt[]): Imputation {
  const byId = new Map(debts.map((debt) => [debt.id, debt]))
  const chosen = named.flatMap((id) => byId.get(id) ?? [])
  const due = debts.filter((debt) => debt.dueOn <= paidOn && !named.includes(debt.id))
  const days = [...new Set(due.map(({ dueOn }) => dueOn))].toSorted()
  const turns = [
    ...chosen.map((debt) => [debt]),
    ...days.map((day) => due.filter(({ dueOn }) => dueOn === day).toSorted(byRank)),
  ]

  const paid = given(aboutThing('payment'), amount)
  const settled: { debtId: string; explanation: Explanation }[] = []
  let left = amount
  for (const turn of turns) {
    if (left === 0) break
    const remaining =
      left === amount ? paid : differenceOf(aboutThing('payment'), paid, given(aboutThing('debt'), amount - left))
    const owed = turn.reduce((added, { open }) => added + open, 0)
    const parts =
      owed <= left
        ? turn.map(({ open }) => given(aboutThing('debt'), open))
        : sharesOf(
            remaining,
            turn.map(({ open }) => ({ about: aboutThing('debt'), weight: open })),
          )
    for (const [index, { id }] of turn.entries()) {
      const explanation = parts[index]
      if (explanation && explanation.amount > 0) settled.push({ debtId: id, explanation })
    }
    left -= Math.min(left, owed)
  }
  return { settled, credit: left }
}
