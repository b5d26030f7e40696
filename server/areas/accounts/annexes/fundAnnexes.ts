import type { Annex, AnnexRow } from '#contract/accounts/annexes.ts'
import { isOwnerAccount } from '#contract/accounts/chartOfAccounts.ts'
import { type Fund, fundOf, funds } from '#contract/accounts/funds.ts'
import { isProduct, isResult } from '../closing/result.ts'
import {
  type Amounts,
  accountRow,
  type Books,
  columnOf,
  lessOf,
  negative,
  rowOf,
  sectionOf,
  sum,
  totalOf,
  type YearBooks,
} from './books.ts'

type Row = { readonly account: string; readonly balance: number; readonly fund?: Fund }
type Held = { readonly fund: Fund; readonly amount: number }

const fundOfRow = ({ account, fund = fundOf(account) }: Row) => fund

/** A column for each fund, one for all of them, and one for all of them in the previous year. */
const width = funds.length + 2
const columnsOf = ({ before }: Books) => [
  ...funds.map((fund) => columnOf(fund)),
  columnOf('total'),
  columnOf('before', before?.year),
]

const inColumns = (actual: readonly Held[], before: readonly Held[] | null): Amounts => [
  ...funds.map((fund) => sum(actual.flatMap((held) => (held.fund === fund ? [held.amount] : [])))),
  sum(actual.map(({ amount }) => amount)),
  before && sum(before.map(({ amount }) => amount)),
]

const amountsOf = (rows: readonly AnnexRow[]) =>
  totalOf(
    rows.map(({ amounts }) => amounts),
    width,
  )
const withTotal = (rows: readonly AnnexRow[]) => [...rows, rowOf('total', amountsOf(rows))]

/** A row for each account in these rows; amounts are positive on the given side. */
function accountRows(actual: readonly Row[], before: readonly Row[] | null, side: 1 | -1): readonly AnnexRow[] {
  const held = (rows: readonly Row[], account: string) =>
    rows.flatMap((row) => (row.account === account ? [{ fund: fundOfRow(row), amount: side * row.balance }] : []))
  const accounts = [...new Set([...actual, ...(before ?? [])].map(({ account }) => account))].toSorted()
  return accounts.map((account) =>
    accountRow(account, inColumns(held(actual, account), before && held(before, account))),
  )
}

/** The total debt or credit of co-owners. Their account belongs to the operating fund, which collects for the others. */
function ofOwners({ endBalances }: YearBooks, side: 1 | -1): readonly Held[] {
  const own = Map.groupBy(
    endBalances.filter(({ account }) => isOwnerAccount(account)),
    ({ ownerId }) => ownerId,
  )
  const balances = [...own.values()].map((rows) => side * sum(rows.map(({ balance }) => balance)))
  return [{ fund: 'operating', amount: sum(balances.filter((balance) => balance > 0)) }]
}

/** The surplus of a year that its closing has not yet added to the balance of its fund. */
const unclosed = ({ endBalances }: YearBooks): readonly Held[] =>
  endBalances.flatMap((row) => (isResult('QC', row.account) ? [{ fund: fundOfRow(row), amount: -row.balance }] : []))

/** Québec: the assets, debts and surplus of each fund at the end of the year. */
export function fundBalances(books: Books): Annex {
  const { actual, before } = books
  const rowsOf = (pattern: RegExp, side: 1 | -1) => {
    const found = ({ endBalances }: YearBooks) =>
      endBalances.filter(({ account }) => pattern.test(account) && !isOwnerAccount(account))
    return accountRows(found(actual), before && found(before), side)
  }
  const owners = (side: 1 | -1) =>
    rowOf('owners', inColumns(ofOwners(actual, side), before && ofOwners(before, side)), { account: '1100' })

  const liabilities = withTotal([...rowsOf(/^2/, -1), owners(-1)])
  const balances = withTotal([
    ...rowsOf(/^3/, -1),
    rowOf('result', inColumns(unclosed(actual), before && unclosed(before))),
  ])
  const own = [...rowsOf(/^1/, 1), owners(1)]
  const owed = totalOf(
    [...liabilities.slice(-1), ...balances.slice(-1)].map(({ amounts }) => amounts),
    width,
  )
  const between = rowOf('between', lessOf(owed, amountsOf(own)))
  const assets = withTotal([...own, between])
  return {
    code: 'fundBalances',
    columns: columnsOf(books),
    sections: [
      sectionOf('assets', assets),
      sectionOf('liabilities', liabilities),
      sectionOf('funds', balances),
      sectionOf('totals', [rowOf('holds', amountsOf(assets.slice(-1))), rowOf('owes', owed)]),
    ],
  }
}

/** Québec: the income, expenses and surplus of each fund in the year. */
export function fundResults(books: Books): Annex {
  const { actual, before } = books
  const rowsOf = (keep: (account: string) => boolean, side: 1 | -1) => {
    const found = ({ posted }: YearBooks) => posted.filter(({ account }) => keep(account))
    return accountRows(found(actual), before && found(before), side)
  }
  const revenue = rowsOf((account) => account.startsWith('4'), -1)
  const expenses = rowsOf((account) => isResult('QC', account) && !isProduct('QC', account), 1)
  const transfers = rowsOf((account) => account.startsWith('8'), -1)
  const surplus = totalOf([amountsOf(revenue), negative(amountsOf(expenses)), amountsOf(transfers)], width)
  return {
    code: 'fundResults',
    columns: columnsOf(books),
    sections: [
      sectionOf('revenue', withTotal(revenue)),
      sectionOf('expenses', withTotal(expenses)),
      ...(transfers.some(({ amounts }) => amounts.some((amount) => amount)) ? [sectionOf('transfers', transfers)] : []),
      sectionOf('surplus', [rowOf('balance', surplus)]),
    ],
  }
}
