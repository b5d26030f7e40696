import type { AnnexColumn, AnnexRow, AnnexSection } from '#contract/accounts/annexes.ts'
import type { budgetItems, works } from '#server/services/ledger/budgets.tables.ts'
import type { YearRow } from '#server/services/ledger/years.store.ts'
import type { EndBalance, Posted } from './annexes.store.ts'

type BudgetItem = Pick<typeof budgetItems.$inferSelect, 'account' | 'keyId' | 'amount'> & {
  readonly keyName: string | null
}
export type Works = typeof works.$inferSelect
export type Period = Pick<YearRow, 'startsOn' | 'endsOn'>
type BudgetOf = { readonly year: Period; readonly items: readonly BudgetItem[] }

/** The ledger data of one year. */
export type YearBooks = {
  readonly year: Period
  readonly endBalances: readonly EndBalance[]
  readonly posted: readonly Posted[]
  /** Outstanding loans at its end. */
  readonly loansOwed: number
}

/** The inputs of all annexes. Cents. */
export type Books = {
  readonly actual: YearBooks
  /** The previous year; `null` = there is none, or it has no entries. */
  readonly before: YearBooks | null
  readonly voted: BudgetOf
  readonly next: BudgetOf | null
  readonly afterNext: BudgetOf | null
  readonly works: readonly Works[]
  /** The amount paid for works by the end of the year. */
  readonly paid: ReadonlyMap<string, number>
}

export type Amounts = readonly (number | null)[]

export const sum = (amounts: readonly number[]) => amounts.reduce((added, amount) => added + amount, 0)

/** Adds up column by column; unknown values count as zero, unless a whole column is unknown. */
export function totalOf(rows: readonly Amounts[], width: number): Amounts {
  return Array.from({ length: width }, (_, index) => {
    const known = rows.flatMap((amounts) => amounts[index] ?? [])
    return known.length === 0 ? null : sum(known)
  })
}

/** The difference column by column. */
export const lessOf = (from: Amounts, less: Amounts): Amounts =>
  from.map((amount, index) => {
    const other = less[index] ?? null
    return amount === null && other === null ? null : (amount ?? 0) - (other ?? 0)
  })

export const negative = (amounts: Amounts): Amounts => amounts.map((amount) => amount && -amount)

export const rowOf = (
  kind: AnnexRow['kind'],
  amounts: Amounts,
  { account = null, name = null, decisionId = null }: Partial<Pick<AnnexRow, 'account' | 'name' | 'decisionId'>> = {},
): AnnexRow => ({ kind, account, name, decisionId, amounts: [...amounts] })

export const accountRow = (account: string, amounts: Amounts) => rowOf('account', amounts, { account })

/** Omits empty rows. */
export const sectionOf = (
  code: AnnexSection['code'],
  rows: readonly AnnexRow[],
  key: AnnexSection['key'] = null,
): AnnexSection => ({
  code,
  key,
  rows: rows.filter(({ kind, amounts }) => !isDetail(kind) || amounts.some((amount) => amount)),
})

const isDetail = (kind: AnnexRow['kind']) => ['account', 'owners', 'result', 'between'].includes(kind)

export const columnOf = (code: AnnexColumn['code'], year: Period | null = null): AnnexColumn => ({
  code,
  year: year && { startsOn: year.startsOn, endsOn: year.endsOn },
})
