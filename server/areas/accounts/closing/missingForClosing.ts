import type { Missing } from '#contract/accounts/bookkeeping.ts'
import { type ChartCode, charts } from '#contract/accounts/chartOfAccounts.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import { suspenseAccounts } from '#contract/accounts/suspenseAccounts.ts'
import type { Queryable } from '#server/platform/database.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import type { KeyedBalance } from '#server/services/ledger/balances.store.ts'
import { isEarlierOpen, type YearRow } from '#server/services/ledger/years.store.ts'
import { hasCallsToIssue } from './closing.store.ts'
import { isResult } from './result.ts'

const suspense = Object.values(suspenseAccounts.FR ?? {})
const interfund = '8000'

const saying = (code: Missing['code'], account: string | null = null, amount: number | null = null): Missing => ({
  code,
  account,
  amount,
})

type Books = { readonly chart: ChartCode; readonly year: YearRow; readonly balances: readonly KeyedBalance[] }

/** Everything that prevents the closing of a year on a day. */
export async function missingForClosing(
  db: Queryable,
  { chart, year, balances }: Books,
  today: string,
): Promise<readonly Missing[]> {
  const nonZero = (code: Missing['code'], accounts: readonly string[], rows: readonly KeyedBalance[]) =>
    accounts.flatMap((account) => {
      const amount = rows.reduce((sum, row) => sum + (row.account === account ? row.balance : 0), 0)
      return amount === 0 ? [] : [saying(code, account, amount)]
    })
  const keyIds = new Set(balances.filter(({ account }) => isResult(chart, account)).map(({ keyId }) => keyId))
  const keysWithoutLots = await Promise.all(
    [...keyIds].map(async (keyId) => (await lotsByKey(db, year.placeId, keyId)).every(({ shares }) => shares === 0)),
  )
  return [
    ...(today <= year.endsOn ? [saying('yearNotOver')] : []),
    ...((await isEarlierOpen(db, year)) ? [saying('earlierYearOpen')] : []),
    ...((await hasCallsToIssue(db, year.id)) ? [saying('callsNotIssued')] : []),
    ...nonZero('suspense', suspense, balances),
    ...nonZero(
      'worksWithoutName',
      charts[chart].filter((account) => kindsOfAccounts[chart].works.test(account)),
      balances.filter(({ worksId }) => worksId === null),
    ),
    ...nonZero('interfund', chart === 'QC' ? [interfund] : [], balances),
    ...(keysWithoutLots.includes(true) ? [saying('keyWithoutLots')] : []),
  ]
}
