import type { Overview } from '#contract/accounts/building.ts'
import { relativeChange } from '#contract/accounts/relativeChange.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { CellNote } from '#src/ui/CellNote.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useAccountName } from './useAccountName.ts'

type Props = {
  caption: string
  rows: Readonly<Overview['categories']>
  /** Part of a year does not compare with a whole one. */
  isOver: boolean
}

/** Voted, spent and left, account by account; each account leads to its movements. */
export function CategoryTable({ caption, rows, isOver }: Props) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ account }) => account}
      columns={[
        {
          key: 'account',
          header: t('building.budget.account'),
          isRowHeader: true,
          cell: ({ account }) => (
            <TextLink
              href={`${applicationPaths.allMovements}?compte=${account}`}
            >{`${account} ${accountName(account)}`}</TextLink>
          ),
        },
        {
          key: 'voted',
          header: t('building.budget.voted'),
          isNumeric: true,
          cell: (row) => (row.voted === 0 ? '–' : format.money(row.voted)),
        },
        {
          key: 'spent',
          header: t('building.budget.spent'),
          isNumeric: true,
          cell: (row) => format.money(row.spent),
        },
        {
          key: 'remains',
          header: t('building.budget.remains'),
          isNumeric: true,
          cell: (row) => (row.voted === 0 ? '–' : format.money(row.voted - row.spent)),
        },
        {
          key: 'before',
          header: t('building.budget.before'),
          isNumeric: true,
          cell: ({ before, spent: now }) => <Before before={before} now={isOver ? now : null} />,
        },
      ]}
    />
  )
}

/** The previous year's spending, and the change since then. */
function Before({ before, now }: { before: number; now: number | null }) {
  const { format } = useLanguage()
  const tenths = now === null ? null : relativeChange(before, now)
  return (
    <>
      {before === 0 ? '–' : format.money(before)}
      {tenths !== null && <CellNote>{format.change(tenths / 1_000)}</CellNote>}
    </>
  )
}
