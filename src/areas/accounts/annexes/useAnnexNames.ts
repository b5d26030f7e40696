import {
  type Annex,
  type AnnexColumn,
  type AnnexRow,
  type AnnexSection,
  balanceDay,
  showsBalances,
} from '#contract/accounts/annexes.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { useAccountName } from '../useAccountName.ts'

const spent = ['before', 'actual']
/** The sections that show co-owners as debtors. */
const owing = ['receivables', 'assets']

/** The names of the columns, sections and rows of an annex on screen. */
export function useAnnexNames() {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  return {
    column: (annex: Annex, column: AnnexColumn, asOf: string) => {
      if (!column.year) return t(`annexes.columns.${column.code}`)
      if (showsBalances(annex)) {
        return t('annexes.onDay', { day: format.shortDate(momentOf(balanceDay(column.year, asOf))) })
      }
      return t(`annexes.ofYear.${spent.includes(column.code) ? 'actual' : 'budget'}`, { years: yearsOf(column.year) })
    },
    section: ({ code, key }: AnnexSection) => key?.name ?? t(`annexes.sections.${code}`),
    row: ({ code }: AnnexSection, { kind, account, name }: AnnexRow) => {
      if (kind === 'works') return name ?? ''
      if (kind === 'account') return `${account} ${accountName(account ?? '')}`
      if (kind === 'owners') return t(`annexes.rows.${owing.includes(code) ? 'ownersOwing' : 'ownersOwed'}`)
      return t(`annexes.rows.${kind}`)
    },
  }
}
