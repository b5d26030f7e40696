import { balanceOfFund, type Fund } from '#contract/accounts/funds.ts'
import type { KeyedBalance } from '#server/services/ledger/balances.store.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { lineOf } from './lineOf.ts'

/** A charge or product of a year, and the fund that it belongs to. */
export type OfFund = Pick<KeyedBalance, 'account' | 'balance'> &
  Partial<Pick<KeyedBalance, 'keyId' | 'worksId'>> & { readonly fund: Fund }

/** Empties the charges and income of a year into the balance of their fund (Civil code of Québec, art. 1071). */
export const fundLines = (rows: readonly OfFund[]): readonly NewLine[] => [
  ...rows.flatMap(({ account, keyId, worksId, balance }) => lineOf(-balance, { account, keyId, worksId })),
  ...[...Map.groupBy(rows, ({ fund }) => fund)].flatMap(([fund, own]) =>
    lineOf(
      own.reduce((sum, { balance }) => sum + balance, 0),
      { account: balanceOfFund[fund] },
    ),
  ),
]
