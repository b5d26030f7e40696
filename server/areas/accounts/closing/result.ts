import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import type { KeyedBalance } from '#server/services/ledger/balances.store.ts'

/** The first digits of the accounts that a closing empties. */
const resultClasses: Readonly<Record<ChartCode, { readonly charges: string; readonly products: string }>> = {
  FR: { charges: '6', products: '7' },
  QC: { charges: '567', products: '48' },
}

const isCharge = (chart: ChartCode, account: string) => resultClasses[chart].charges.includes(account.charAt(0))
export const isProduct = (chart: ChartCode, account: string) =>
  resultClasses[chart].products.includes(account.charAt(0))
/** An account that a closing empties. */
export const isResult = (chart: ChartCode, account: string) => isCharge(chart, account) || isProduct(chart, account)

const sumOf = (rows: readonly KeyedBalance[]) => rows.reduce((sum, { balance }) => sum + balance, 0)

/** Charges and income of some rows, both above zero as a rule. Cents. */
export const resultOf = (chart: ChartCode, rows: readonly KeyedBalance[]) => ({
  charges: sumOf(rows.filter(({ account }) => isCharge(chart, account))),
  products: -sumOf(rows.filter(({ account }) => isProduct(chart, account))) || 0,
})
