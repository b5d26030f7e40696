import type { OpenDebt, SettledDebt } from '#contract/payments/debts.ts'

type Debt = OpenDebt | SettledDebt

/** The amounts of one call on one day: the debts of all lots of the person. */
export type Call<Each extends Debt> = { readonly first: Each; readonly debts: readonly Each[] }

/** Folds the lots of one call and day together, in the order of the debts. */
export function foldDebts<Each extends Debt>(debts: readonly Each[]): readonly Call<Each>[] {
  const calls = Map.groupBy(debts, ({ account, dueOn, label }) => `${dueOn} ${account} ${label ?? ''}`)
  return [...calls.values()].flatMap((ofCall) => {
    const [first] = ofCall
    return first ? [{ first, debts: ofCall }] : []
  })
}
