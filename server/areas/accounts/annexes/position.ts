import type { Annex } from '#contract/accounts/annexes.ts'
import { isOwnerAccount } from '#contract/accounts/chartOfAccounts.ts'
import { isResult } from '../closing/result.ts'
import {
  type Amounts,
  accountRow,
  type Books,
  columnOf,
  rowOf,
  sectionOf,
  sum,
  totalOf,
  type YearBooks,
} from './books.ts'

type Sums = ReturnType<typeof sumsOf>

/** The balances of a year: accounts, the total debts and credits of co-owners, and the amount that is not shared out. */
function sumsOf({ endBalances }: YearBooks) {
  const others = endBalances.filter(({ account }) => !isOwnerAccount(account) && !isResult('FR', account))
  const byAccount = Map.groupBy(others, ({ account }) => account)
  const owners = Map.groupBy(
    endBalances.filter(({ account }) => isOwnerAccount(account)),
    ({ ownerId }) => ownerId,
  )
  const ofOwners = [...owners.values()].map((own) => sum(own.map(({ balance }) => balance)))
  return {
    byAccount: new Map([...byAccount].map(([account, rows]) => [account, sum(rows.map(({ balance }) => balance))])),
    debtors: sum(ofOwners.filter((balance) => balance > 0)),
    creditors: -sum(ofOwners.filter((balance) => balance < 0)) || 0,
    result: -sum(endBalances.flatMap(({ account, balance }) => (isResult('FR', account) ? [balance] : []))) || 0,
  }
}

/** Annex 1: the financial position of the previous year and of this year, after the result is shared out. */
export function position({ before, actual }: Books): Annex {
  const years = [before && sumsOf(before), sumsOf(actual)]
  const accounts = [...new Set(years.flatMap((year) => [...(year?.byAccount.keys() ?? [])]))].toSorted()
  const amounts = (read: (year: Sums) => number): Amounts => years.map((year) => year && read(year))
  const of = (pattern: RegExp, read: (balance: number) => number) =>
    accounts
      .filter((account) => pattern.test(account))
      .map((account) =>
        accountRow(
          account,
          amounts(({ byAccount }) => read(byAccount.get(account) ?? 0) || 0),
        ),
      )
  const withTotal = (rows: readonly ReturnType<typeof rowOf>[]) => [
    ...rows,
    rowOf(
      'total',
      totalOf(
        rows.map((row) => row.amounts),
        years.length,
      ),
    ),
  ]
  const treasury = withTotal(of(/^5/, (balance) => balance))
  const receivables = withTotal([
    rowOf(
      'owners',
      amounts((year) => year.debtors),
      { account: '450' },
    ),
    ...of(/^4/, (balance) => Math.max(balance, 0)),
  ])
  const provisions = withTotal([
    ...of(/^1/, (balance) => -balance),
    rowOf(
      'result',
      amounts((year) => year.result),
    ),
  ])
  const debts = withTotal([
    ...of(/^4/, (balance) => Math.max(-balance, 0)),
    rowOf(
      'owners',
      amounts((year) => year.creditors),
      { account: '450' },
    ),
  ])
  const both = (...parts: readonly (readonly ReturnType<typeof rowOf>[])[]) =>
    totalOf(
      parts.flatMap((rows) => rows.slice(-1).map((row) => row.amounts)),
      years.length,
    )
  const borrowed = [before?.loansOwed ?? null, actual.loansOwed]
  return {
    code: 'position',
    columns: [columnOf('before', before?.year), columnOf('actual', actual.year)],
    sections: [
      sectionOf('treasury', treasury),
      sectionOf('receivables', receivables),
      sectionOf('provisions', provisions),
      sectionOf('debts', debts),
      sectionOf('totals', [rowOf('holds', both(treasury, receivables)), rowOf('owes', both(provisions, debts))]),
      ...(borrowed.some(Boolean) ? [sectionOf('loans', [accountRow('712', borrowed)])] : []),
    ],
  }
}
