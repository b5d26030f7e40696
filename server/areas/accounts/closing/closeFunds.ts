import type { KeyedBalance } from '../ledger/balances.store.ts'
import { type ClosingDesk, lineOf } from './closingDesk.ts'
import { isResult } from './result.ts'

/** The balance of each fund of a syndicate in Québec, and the accounts whose surplus stays in it (Civil code of Québec, art. 1071). */
const contingency = { balance: '3010', accounts: ['4010', '4100', '6000'] }
const selfInsurance = { balance: '3020', accounts: ['4020', '4300', '7000'] }
const operating = '3000'

const fundOf = (account: string) =>
  [contingency, selfInsurance].find(({ accounts }) => accounts.includes(account))?.balance ?? operating

/** Québec: the surplus or deficit of each fund stays in its balance. */
export async function closeFunds(desk: ClosingDesk, balances: readonly KeyedBalance[]): Promise<void> {
  const rows = balances.filter(({ account, balance }) => isResult('QC', account) && balance !== 0)
  const funds = [...Map.groupBy(rows, ({ account }) => fundOf(account))]
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
