import { impute } from '#contract/accounts/imputation.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { debtsOf } from './debtsOf.ts'

type Owed = ReturnType<typeof debtsOf>
type Scope = {
  readonly day: string
  /** Credit that is reserved. Cents. */
  readonly aside?: number
}

/** Credit of some owners of a place that is reserved, for example for refunds. Cents. */
export type SetAside = (
  db: Queryable,
  placeId: string,
  ownerIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>

/**
 * What is left of debts once credit has settled the due ones, the oldest first, as the books do when a debt falls due (Civil
 * code, art. 1342-10). Cents.
 */
export function afterCredit({ debts, credits }: Owed, { day, aside = 0 }: Scope) {
  const available = Math.max(0, credits.reduce((sum, { open }) => sum - open, 0) - aside)
  const { settled, credit } = impute({ amount: available, paidOn: day }, debts)
  const taken = new Map(settled.map(({ debtId, explanation }) => [debtId, explanation.amount]))
  const left = debts
    .map((debt) => {
      const deducted = taken.get(debt.id) ?? 0
      return { ...debt, open: debt.open - deducted, deducted }
    })
    .filter(({ open }) => open > 0)
  return {
    debts: left,
    /** The settled part of these debts, without debts settled in full. */
    deducted: left.reduce((sum, { deducted }) => sum + deducted, 0),
    /** The credit that is left. */
    credit,
  }
}
