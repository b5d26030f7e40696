import type { CoownerAmount, CoownerAmountSort } from '#contract/accounts/coownerAmounts.ts'
import { coownerAmountSorts } from '#contract/accounts/coownerAmounts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { Column, Sort } from '#src/ui/table/column.ts'
import { ages } from './useBalanceFilters.ts'

type Props = {
  rows: readonly CoownerAmount[]
  total: number
  sort: CoownerAmountSort
  onSort: (sort: CoownerAmountSort) => void
  isBusy: boolean
  onMore: (() => void) | undefined
}

const toSort = (sort: CoownerAmountSort): Sort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' }
const fromSort = ({ key, direction }: Sort) =>
  coownerAmountSorts.find((sort) => sort === (direction === 'descending' && key !== 'name' ? `-${key}` : key))

/** Each co-owner with their balance, what of it is due, and since when. */
export function BalanceTable({ rows, total, sort, onSort, isBusy, onMore }: Props) {
  const { translate: t, format } = useLanguage()
  const amount = (cents: number) => (cents === 0 ? '—' : format.money(cents))
  const hasAwaiting = rows.some(({ awaiting }) => awaiting !== 0)
  const columns: readonly Column<CoownerAmount>[] = [
    { key: 'name', header: t('balances.owner'), isRowHeader: true, isSortable: true, cell: ({ name }) => name },
    { key: 'lots', header: t('balances.lots'), cell: ({ lotNumbers }) => lotNumbers.join(', ') || '—' },
    ...ages.map((age) => ({
      key: age,
      header: t(`balances.ageing.${age}`),
      isNumeric: true,
      cell: ({ ageing }: CoownerAmount) => amount(ageing[age]),
    })),
    { key: 'due', header: t('balances.due'), isNumeric: true, isSortable: true, cell: ({ due }) => format.money(due) },
    ...(hasAwaiting
      ? [
          {
            key: 'awaiting',
            header: t('balances.awaiting'),
            isNumeric: true,
            cell: ({ awaiting }: CoownerAmount) => amount(awaiting),
          },
        ]
      : []),
    {
      key: 'balance',
      header: t('balances.balance'),
      isNumeric: true,
      isSortable: true,
      cell: ({ balance }) => <strong>{format.money(balance)}</strong>,
    },
  ]
  return (
    <DataTable
      caption={t('balances.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={toSort(sort)}
      onSort={(next) => onSort(fromSort(next) ?? '-due')}
      total={total}
      isBusy={isBusy}
      onMore={onMore}
    />
  )
}
