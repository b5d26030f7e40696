import type { Debt } from '#contract/accounts/imputation.ts'
import type { Position } from './positions.store.ts'

export type NamedDebt = { readonly account: string; readonly lotId: string | null; readonly dueOn: string }

/** Unique among the debts of one owner in one place. */
export const debtId = ({ account, lotId, dueOn }: NamedDebt) => `${dueOn} ${account} ${lotId ?? ''}`

/** One owner's debts among the positions, and the credit that no debt has taken yet. Cents. */
export function debtsOf(positions: readonly Position[]) {
  const debts = positions.flatMap((position): (Debt & NamedDebt)[] => {
    const { account, lotId, dueOn, lotNumber, open } = position
    if (open < 0 || dueOn === null) return []
    return [{ id: debtId({ account, lotId, dueOn }), account, lotId, dueOn, lotRank: lotNumber ?? 0, open }]
  })
  const credits = positions.filter(({ open }) => open < 0)
  return { debts, credits }
}
