import { balanceOfFund, fundOf } from '#contract/accounts/funds.ts'
import type { KeyedBalance } from '../ledger/balances.store.ts'
import { type ClosingDesk, lineOf } from './closingDesk.ts'
import { isResult } from './result.ts'

/** Québec: the surplus or deficit of each fund stays in its balance (Civil code of Québec, art. 1071). */
export async function closeFunds(desk: ClosingDesk, balances: readonly KeyedBalance[]): Promise<void> {
  const rows = balances.filter(({ account, balance }) => isResult('QC', account) && balance !== 0)
  const funds = [...Map.groupBy(rows, ({ account }) => balanceOfFund[fundOf(account)])]
  const lines = [
    ...rows.flatMap(({ account, keyId, worksId, balance }) => lineOf(-balance, { account, keyId, worksId })),
    ...funds.flatMap(([account, own]) =>
      lineOf(
        own.reduce((sum, { balance }) => sum + balance, 0),
        { account },
      ),
    ),
  ]
  if (lines.length > 0) await desk.close({ label: desk.t('result'), source: 'result', lines })
}
