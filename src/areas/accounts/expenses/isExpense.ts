import { charts } from '#contract/accounts/chartOfAccounts.ts'
import type { AccountCode } from '#contract/accounts/movements.ts'

/** Charges are class 6 in France; in Québec operating costs, major repairs and deductibles are 5000 to 7999. */
export function isExpense(account: string, inUse: readonly Pick<AccountCode, 'id'>[]): boolean {
  const isQuebec = inUse.some(({ id }) => charts.QC.some((code) => code === id))
  return isQuebec ? account >= '5000' && account < '8000' : account.startsWith('6')
}
