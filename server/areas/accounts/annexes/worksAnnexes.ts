import type { Annex, AnnexRow } from '#contract/accounts/annexes.ts'
import { type Books, columnOf, rowOf, sectionOf, totalOf, type Works } from './books.ts'
import { finishedWorks, openWorks, worksInYear } from './worksOfYear.ts'

const named = ({ reference, label, decisionId }: Works) => ({ name: `${reference} – ${label}`, decisionId })

function withTotal(rows: readonly AnnexRow[], width: number) {
  if (rows.length === 0) return []
  return [
    ...rows,
    rowOf(
      'total',
      totalOf(
        rows.map(({ amounts }) => amounts),
        width,
      ),
    ),
  ]
}

/** Annex 4: the works finished in this year, with their result. */
export function closedWorks({ actual, works }: Books): Annex {
  const columns = ['votedWorks', 'done', 'called', 'balance'] as const
  const rows = finishedWorks(actual, works).map((one) => {
    const { done, received } = worksInYear(actual, one.id)
    return rowOf('works', [one.votedAmount, done, received, received - done], named(one))
  })
  return {
    code: 'closedWorks',
    columns: columns.map((code) => columnOf(code)),
    sections: [sectionOf('works', withTotal(rows, columns.length))],
  }
}

/** Annex 5: the works in progress, with the unspent calls for them, and the grants and loans to come. */
export function worksInProgress({ actual, works, paid }: Books): Annex {
  const open = openWorks(actual, works)
  const hasAid = open.some(({ grants, loans }) => grants + loans > 0)
  const columns = ['votedWorks', 'paid', 'done', 'called', 'pending', ...(hasAid ? (['aid'] as const) : [])] as const
  const rows = open.map((one) => {
    const { done, received, aid } = worksInYear(actual, one.id)
    const expected = one.grants + one.loans
    const toCome = expected === 0 ? null : Math.max(expected - aid, 0)
    const known = [one.votedAmount, paid.get(one.id) ?? 0, done, received, received - done]
    return rowOf('works', hasAid ? [...known, toCome] : known, named(one))
  })
  return {
    code: 'openWorks',
    columns: columns.map((code) => columnOf(code)),
    sections: [sectionOf('works', withTotal(rows, columns.length))],
  }
}
