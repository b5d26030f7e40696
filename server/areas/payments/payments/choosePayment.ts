import { impute } from '#contract/accounts/imputation.ts'
import type { PaymentChoice } from '#contract/payments/debts.ts'
import { Problem } from '#server/platform/problem.ts'
import { firstCollectionDay, type When } from './collectionDay.ts'
import { type OpenBalance, remaining } from './openBalance.ts'
import type { IntendedDebt } from './payments.tables.ts'

export type ChosenPayment = {
  readonly amount: number
  readonly settles: readonly (IntendedDebt & { readonly id: string; readonly left: number })[]
  readonly credit: number
  readonly isOverpayment: boolean
  readonly collectOn: string
}

/**
 * The amount of a payment, and what it will settle by the rule of the books.
 *
 * @throws {Problem} `action_not_possible` when nothing is left to pay of the choice.
 */
export function choosePayment(choice: PaymentChoice, balance: OpenBalance, when: When): ChosenPayment {
  const open = remaining(balance.debts, balance.left)
  const wanted = choice.what === 'debts' ? choice.debts : []
  const named = open.filter(({ id }) => wanted.includes(id))
  const amount = amountOf(choice, balance, named)
  if (amount === 0 || named.length < new Set(wanted).size) {
    throw new Problem('action_not_possible', 'nothing is left to pay of what is chosen')
  }
  const collectOn = firstCollectionDay(when)
  const { settled, credit } = impute({ amount, paidOn: collectOn, named: named.map(({ id }) => id) }, open)
  const settles = settled.flatMap(({ debtId: id, explanation }) => {
    const debt = open.find((other) => other.id === id)
    if (!debt) return []
    const { account, lotId, dueOn } = debt
    return [{ id, account, lotId, dueOn, amount: explanation.amount, left: debt.open - explanation.amount }]
  })
  return { amount, settles, credit, isOverpayment: choice.what === 'amount' && amount > balance.payable, collectOn }
}

function amountOf(
  choice: PaymentChoice,
  { payable }: OpenBalance,
  named: readonly { readonly open: number }[],
): number {
  if (choice.what === 'amount') return choice.amount
  return choice.what === 'everything' ? payable : named.reduce((sum, { open }) => sum + open, 0)
}
