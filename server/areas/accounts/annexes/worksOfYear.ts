import { isProduct, isResult } from '../closing/result.ts'
import { sum, type Works, type YearBooks } from './books.ts'

/** Calls for works, unused and used. They count as one amount, because a closing may have moved part of it. */
const called = ['102', '702']
const aid = ['711', '712']

/**
 * The ledger data of one of the works in a year, since its beginning: the first day of a year repeats the spending of earlier
 * ones. Cents.
 */
export function worksInYear({ posted }: YearBooks, worksId: string) {
  const own = posted.filter((row) => row.worksId === worksId)
  const isUsed = (account: string) => isResult('FR', account) && !called.includes(account)
  return {
    done: sum(own.flatMap(({ account, balance }) => (isUsed(account) && !isProduct('FR', account) ? [balance] : []))),
    /** Includes grants, loans and the works fund. */
    received:
      -sum(
        own.flatMap(({ account, balance }) => (called.includes(account) || isProduct('FR', account) ? [balance] : [])),
      ) || 0,
    /** The part of it that is grants and loans. */
    aid: -sum(own.flatMap(({ account, balance }) => (aid.includes(account) ? [balance] : []))) || 0,
    hasBegun: own.some(({ account, balance }) => isUsed(account) && balance !== 0),
  }
}

const isFinished = ({ closedOn }: Works, { year }: YearBooks) => closedOn !== null && closedOn <= year.endsOn

/** Works that the closing of this year shares out, or has shared out. */
export const finishedWorks = (books: YearBooks, works: readonly Works[]): readonly Works[] =>
  works.filter((one) => isFinished(one, books) && worksInYear(books, one.id).hasBegun)

/** Works in progress at the end of the year, and works that ended without ever beginning but still hold money. */
export const openWorks = (books: YearBooks, works: readonly Works[]): readonly Works[] =>
  works.filter((one) => {
    if (one.votedOn > books.year.endsOn) return false
    const { hasBegun, received } = worksInYear(books, one.id)
    return !isFinished(one, books) || (!hasBegun && received !== 0)
  })

/** Charges and income of some works by account, as positive amounts; all calls for them are under one account. Cents. */
export function worksUsed(books: YearBooks, ids: ReadonlySet<string>, calledAs: string): ReadonlyMap<string, number> {
  const own = books.posted.filter(({ worksId }) => worksId !== null && ids.has(worksId))
  const byAccount = Map.groupBy(own, ({ account }) => (called.includes(account) ? calledAs : account))
  return new Map(
    [...byAccount].map(([account, rows]) => {
      const balance = sum(rows.map((row) => row.balance))
      return [account, isProduct('FR', account) ? -balance || 0 : balance]
    }),
  )
}
