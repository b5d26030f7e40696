import type { CoownerAmount, CoownerAmountSort } from '#contract/accounts/coownerAmounts.ts'
import { coownerAmountSorts, deductedCredit } from '#contract/accounts/coownerAmounts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { CellNote } from '#src/ui/CellNote.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Column, Sort } from '#src/ui/table/column.ts'
import { useWidth } from '#src/ui/useWidth.ts'
import { EndingInTerm } from '../EndingInTerm.tsx'
import { LotNumbers } from './LotNumbers.tsx'
import { ages } from './useBalanceFilters.ts'

type Props = {
  rows: readonly CoownerAmount[]
  total: number
  sort: CoownerAmountSort
  onSort: (sort: CoownerAmountSort) => void
  isBusy: boolean
  onMore: (() => void) | undefined
}

/** CSS pixels below which a column for each age would push the balance off screen. */
const narrow = 1000

const toSort = (sort: CoownerAmountSort): Sort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' }
const fromSort = ({ key, direction }: Sort) =>
  coownerAmountSorts.find((sort) => sort === (direction === 'descending' && key !== 'name' ? `-${key}` : key))

const hasDebt = ({ ageing }: CoownerAmount) => ages.some((age) => ageing[age] !== 0)

/** Each co-owner with their balance, the overdue part, and since when. */
export function BalanceTable({ rows, total, sort, onSort, isBusy, onMore }: Props) {
  const { translate: t, format } = useLanguage()
  const { width, measure } = useWidth()
  const isNarrow = width > 0 && width < narrow
  const amount = (cents: number) => (cents === 0 ? '–' : format.money(cents))
  const hasAwaiting = rows.some(({ awaiting }) => awaiting !== 0)
  const hasReminders = rows.some(({ reminder }) => reminder !== 'none')
  const byAge = ages.map((age) => ({
    key: age,
    header: t(`balances.ageing.${age}`),
    isNumeric: true,
    cell: ({ ageing }: CoownerAmount) => amount(ageing[age]),
  }))
  /** Neither a card nor a narrow table has room for four dashes. */
  const byLine = {
    key: 'ageing',
    header: t('balances.ageing.since'),
    cell: ({ ageing }: CoownerAmount) => {
      const due = ages.filter((age) => ageing[age] !== 0)
      if (due.length === 0) return '–'
      return (
        <Grid as="span" whiteSpace="nowrap">
          {due.map((age) => (
            <Flex
              key={age}
              as="span"
              flexWrap="wrap"
              justifyContent={{ base: 'flex-end', phone: 'space-between' }}
              columnGap={{ base: 2, phone: 5 }}
            >
              <span>{t(`balances.ageing.${age}`)}</span> <span>{format.money(ageing[age])}</span>
            </Flex>
          ))}
        </Grid>
      )
    },
  }
  const columns: readonly Column<CoownerAmount>[] = [
    {
      key: 'name',
      header: t('balances.owner'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ name, reminder, owedSince }) => (
        <>
          {name}
          {reminder !== 'none' && owedSince !== null && (
            <CellNote>
              {t('balances.toRemind', {
                reminder: t(`balances.reminders.${reminder}`),
                date: format.shortDate(momentOf(owedSince)),
              })}
            </CellNote>
          )}
        </>
      ),
    },
    {
      key: 'lots',
      header: t('balances.lots'),
      width: '7rem',
      cell: ({ name, lotNumbers }) => <LotNumbers name={name} numbers={lotNumbers} />,
    },
    ...(isNarrow ? [byLine] : byAge),
    {
      key: 'due',
      header: t('balances.due'),
      isNumeric: true,
      isSortable: true,
      cell: (row) => (
        <>
          {format.money(row.due)}
          {hasDebt(row) && deductedCredit(row) > 0 && (
            <CellNote>{t('balances.lessCredit', { amount: format.money(deductedCredit(row)) })}</CellNote>
          )}
        </>
      ),
    },
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
    <div ref={measure}>
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
      {hasReminders && (
        <Text variant="small" mt={3}>
          <EndingInTerm
            text={t('balances.reminderNote')}
            of="formalNotice"
            word={t('balances.reminders.formalNotice')}
          />
        </Text>
      )}
    </div>
  )
}
