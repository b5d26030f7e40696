import { impute } from './imputation.ts'

/** A line of a co-owner's debts under one account. Amounts are in cents. */
type OwnedLine = {
  readonly id: string
  readonly account: string
  readonly lotId: string | null
  readonly lotRank: number
  /** `2026-04-10`. */
  readonly dueOn: string
  readonly debit: number
  readonly credit: number
}

type OpenDebt = {
  readonly lotId: string | null
  readonly account: string
  readonly dueOn: string
  readonly open: number
}

/**
 * The debts open on a day, and the credit that no debt takes, in cents. As in the books, payments and other credits of an account
 * settle its oldest debts first; a surplus in one account settles no debt of another.
 */
export function openDebts(lines: readonly OwnedLine[], on: string) {
  const byAccount = [...Map.groupBy(lines, ({ account }) => account).values()]
  const settled = byAccount.map((ofAccount) => {
    const debts = ofAccount
      .filter(({ debit, dueOn }) => debit > 0 && dueOn <= on)
      .map(({ debit, ...debt }) => ({ ...debt, open: debit }))
    const amount = ofAccount.reduce((sum, { credit }) => sum + credit, 0)
    const { settled: parts, credit } = impute({ amount, paidOn: on }, debts)
    const paid = new Map(parts.map(({ debtId, explanation }) => [debtId, explanation.amount]))
    const open = debts.map(({ id, lotId, account, dueOn, open: owed }): OpenDebt => {
      return { lotId, account, dueOn, open: owed - (paid.get(id) ?? 0) }
    })
    return { open: open.filter((debt) => debt.open > 0), credit }
  })
  return {
    debts: settled.flatMap(({ open }) => open),
    credit: settled.reduce((sum, { credit }) => sum + credit, 0),
  }
}
