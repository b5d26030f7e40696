import type { Annex, AnnexRow } from '#contract/accounts/annexes.ts'
import { isProduct } from '../closing/result.ts'
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
import { finishedWorks, worksUsed } from './worksOfYear.ts'

/** Calls for the budget of a year. */
const provisions = '701'
/** The account of calls for works once the money is used. */
const worksCalled = '702'
const width = 5

const columnsOf = ({ before, actual, voted, next, afterNext }: Books) => [
  columnOf('before', before?.year),
  columnOf('voted', voted.year),
  columnOf('actual', actual.year),
  columnOf('next', next?.year),
  columnOf('afterNext', afterNext?.year),
]

const isOwnProduct = (account: string) => isProduct('FR', account)

type OfKey = { readonly keyId: string | null }
type Keep = (row: OfKey) => boolean

/** The accounts of current operations in number order, including those that were only budgeted. */
function currentAccounts({ before, actual, voted, next, afterNext }: Books, keep: Keep): readonly string[] {
  const posted = [before, actual].flatMap((books) => books?.posted.filter(isCurrent) ?? [])
  const budgeted = [voted, next, afterNext].flatMap((budget) => budget?.items ?? [])
  const accounts = [...posted, ...budgeted].filter(keep).map(({ account }) => account)
  return [...new Set([...accounts, provisions])].toSorted()
}

const isCurrent = ({ worksId }: { readonly worksId: string | null }) => worksId === null

/** The actual and voted amount of an account of current operations, positive on its usual side. */
function currentAmounts(books: Books, keep: Keep, account: string): Amounts {
  const actualOf = (year: YearBooks | null) => {
    if (!year) return null
    const rows = year.posted.filter((row) => isCurrent(row) && keep(row) && row.account === account)
    const balance = sum(rows.map((row) => row.balance))
    return isOwnProduct(account) ? -balance || 0 : balance
  }
  const votedOf = (budget: Books['next']) => {
    if (!budget || budget.items.length === 0) return null
    const items = budget.items.filter((item) => keep(item) && (account === provisions || item.account === account))
    return sum(items.map(({ amount }) => amount))
  }
  const { before, actual, voted, next, afterNext } = books
  return [actualOf(before), votedOf(voted), actualOf(actual), votedOf(next), votedOf(afterNext)]
}

const all: Keep = () => true

function currentRows(books: Books, keep: Keep) {
  const rows = currentAccounts(books, keep).map((account) => accountRow(account, currentAmounts(books, keep, account)))
  return {
    charges: rows.filter(({ account }) => account !== null && !isOwnProduct(account)),
    called: rows.filter(({ account }) => account === provisions),
    otherProducts: rows.filter(({ account }) => account !== null && isOwnProduct(account) && account !== provisions),
  }
}

const amountsOf = (rows: readonly AnnexRow[]) =>
  totalOf(
    rows.map(({ amounts }) => amounts),
    width,
  )

/** Charges and income of the works that were finished in a year. */
function worksRows(books: Books) {
  const { before, actual, works } = books
  const amountsIn = (year: YearBooks | null) =>
    year && worksUsed(year, new Set(finishedWorks(year, works).map(({ id }) => id)), worksCalled)
  const byYear = [amountsIn(before), amountsIn(actual)]
  const accounts = [...new Set(byYear.flatMap((year) => [...(year?.keys() ?? [])]))].toSorted()
  const rows = accounts.map((account) => {
    const [ofBefore = null, ofYear = null] = byYear.map((year) => year && (year.get(account) ?? 0))
    return accountRow(account, [ofBefore, null, ofYear, null, null])
  })
  return {
    charges: rows.filter(({ account }) => account !== null && !isOwnProduct(account)),
    products: rows.filter(({ account }) => account !== null && isOwnProduct(account)),
  }
}

/** Annex 2: totals voted, spent and called; current operations first, then works. */
export function management(books: Books): Annex {
  const { charges, called, otherProducts } = currentRows(books, all)
  const products = [...called, ...otherProducts]
  const works = worksRows(books)
  const withTotal = (rows: readonly AnnexRow[]) => [...rows, rowOf('total', amountsOf(rows))]
  const balance = (from: readonly AnnexRow[], less: readonly AnnexRow[]) =>
    rowOf('balance', lessOf(amountsOf(from), amountsOf(less)))
  return {
    code: 'management',
    columns: columnsOf(books),
    sections: [
      sectionOf('currentCharges', withTotal(charges)),
      sectionOf('currentProducts', withTotal(products)),
      sectionOf('currentBalance', [balance(products, charges)]),
      ...(works.charges.length + works.products.length === 0
        ? []
        : [
            sectionOf('worksCharges', withTotal(works.charges)),
            sectionOf('worksProducts', withTotal(works.products)),
            sectionOf('worksBalance', [balance(works.products, works.charges)]),
          ]),
    ],
  }
}

/** Annex 3: current operations by repartition key. Products other than calls are taken off the charges. */
export function managementByKey(books: Books): Annex {
  const { before, actual, voted, next, afterNext } = books
  const keyed = [
    ...[before, actual].flatMap((year) => year?.posted.filter(isCurrent) ?? []),
    ...[voted, next, afterNext].flatMap((budget) => budget?.items ?? []),
  ]
  const names = new Map(keyed.map(({ keyId, keyName }) => [keyId, keyName]))
  const keys = [...names].toSorted(([, a], [, b]) => (a ?? '').localeCompare(b ?? ''))
  const balances = (net: Amounts, called: Amounts) => [
    rowOf('net', net),
    rowOf('called', called, { account: provisions }),
    rowOf('balance', lessOf(called, net)),
  ]
  const parts = keys.map(([keyId, name]) => {
    const rows = currentRows(books, (row) => row.keyId === keyId)
    const products = rows.otherProducts.map((row) => ({ ...row, amounts: [...negative(row.amounts)] }))
    const details = [...rows.charges, ...products]
    const net = amountsOf(details)
    const called = amountsOf(rows.called)
    const key = keyId === null || name === null ? null : { id: keyId, name }
    return { net, called, section: sectionOf('key', [...details, ...balances(net, called)], key) }
  })
  const totals = balances(
    totalOf(
      parts.map(({ net }) => net),
      width,
    ),
    totalOf(
      parts.map(({ called }) => called),
      width,
    ),
  )
  return {
    code: 'managementByKey',
    columns: columnsOf(books),
    sections: [...parts.map(({ section }) => section), sectionOf('allKeys', totals)],
  }
}
