import {
  type Annex,
  type AnnexColumn,
  type AnnexRow,
  type AnnexSection,
  balanceDay,
  showsBalances,
} from '#contract/accounts/annexes.ts'

/** Rows named by what they are about, or differently in each section. */
type NamedRow = 'account' | 'owners' | 'works'
/** A text of `annexes` without parameters. */
type NameKey =
  | `columns.${AnnexColumn['code']}`
  | `sections.${AnnexSection['code']}`
  | `rows.${Exclude<AnnexRow['kind'], NamedRow> | 'ownersOwing' | 'ownersOwed'}`
type Year = NonNullable<AnnexColumn['year']>

type Words = {
  readonly name: (key: NameKey) => string
  readonly onDay: (day: string) => string
  readonly ofYear: (amounts: 'actual' | 'budget', year: Year) => string
  readonly account: (account: string) => string
}

const spent: readonly AnnexColumn['code'][] = ['before', 'actual']
/** The sections that show co-owners as debtors. */
const owing: readonly AnnexSection['code'][] = ['receivables', 'assets']

/** The names of the columns, sections and rows of an annex: the same on screen and on paper. */
export const annexNames = ({ name, onDay, ofYear, account }: Words) => ({
  column: (annex: Annex, { code, year }: AnnexColumn, asOf: string) => {
    if (!year) return name(`columns.${code}`)
    if (showsBalances(annex)) return onDay(balanceDay(year, asOf))
    return ofYear(spent.includes(code) ? 'actual' : 'budget', year)
  },
  section: ({ code, key }: AnnexSection) => key?.name ?? name(`sections.${code}`),
  row: ({ code }: AnnexSection, row: AnnexRow) => {
    if (row.kind === 'works') return row.name ?? ''
    if (row.kind === 'account') return account(row.account ?? '')
    if (row.kind === 'owners') return name(`rows.${owing.includes(code) ? 'ownersOwing' : 'ownersOwed'}`)
    return name(`rows.${row.kind}`)
  },
})
