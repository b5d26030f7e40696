import { fundOf, interestAccount } from '#contract/accounts/funds.ts'
import type { KeyedBalance } from '#server/services/ledger/balances.store.ts'
import type { ClosingDesk } from './closingDesk.ts'
import { fundLines } from './fundLines.ts'
import { interestOfYear } from './interest.store.ts'
import { isResult } from './result.ts'

/** Québec: the surplus or deficit of each fund stays in its balance (Civil code of Québec, art. 1071). */
export async function closeFunds(desk: ClosingDesk, balances: readonly KeyedBalance[]): Promise<void> {
  const rows = balances.flatMap((row) =>
    isResult('QC', row.account) && row.account !== interestAccount ? [{ ...row, fund: fundOf(row.account) }] : [],
  )
  const lines = fundLines([...rows, ...(await interestOfYear(desk.tx, desk.year.id))])
  if (lines.length > 0) await desk.close({ label: desk.t('result'), source: 'result', lines })
}
