import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { StatementLine } from '#contract/accounts/statement.ts'
import type { FiscalYear } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { lineParam } from '#src/parts/callDay.ts'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { LoadFailure } from '#src/parts/LoadFailure.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { LineName } from './LineName.tsx'
import type { OfFlow } from './Statement.tsx'
import { statementQueries } from './statement.queries.ts'

/** The lines of a year, the oldest first, each with the balance after it. */
export function StatementLines({ api, person, placeId, portal, year }: OfFlow & { year: FiscalYear }) {
  const { translate: t, format } = useLanguage()
  const address = useAddress(portal)
  const queries = statementQueries(api, person, placeId)
  const lines = useInfiniteQuery(queries.lines(year.id))
  const totals = useQuery(queries.year(year.id))
  const amount = (cents: number) => (cents === 0 ? '–' : format.money(cents))
  const columns: readonly Column<StatementLine>[] = [
    {
      key: 'label',
      header: t('personal.statement.label'),
      isRowHeader: true,
      cell: (line) => <LineName line={line} onOpen={() => address.write({ [lineParam]: line.id }, { isStep: true })} />,
    },
    {
      key: 'date',
      header: t('personal.statement.date'),
      isUnbroken: true,
      cell: ({ enteredOn }) => format.shortDate(momentOf(enteredOn)),
    },
    { key: 'debit', header: t('personal.statement.debit'), isNumeric: true, cell: ({ debit }) => amount(debit) },
    { key: 'credit', header: t('personal.statement.credit'), isNumeric: true, cell: ({ credit }) => amount(credit) },
    {
      key: 'balance',
      header: t('personal.statement.balance'),
      isNumeric: true,
      cell: ({ balance }) => format.money(balance),
    },
  ]
  return (
    <Stack gap={3}>
      {totals.data && totals.data.opening !== 0 && (
        <Text>{t('personal.statement.opening', { amount: format.money(totals.data.opening) })}</Text>
      )}
      <DataTable
        caption={t('personal.statement.caption', { years: yearsOf(year) })}
        columns={columns}
        rows={lines.data?.rows ?? []}
        rowKey={({ id }) => id}
        total={lines.data?.total ?? 0}
        onMore={lines.hasNextPage ? () => void lines.fetchNextPage() : undefined}
        isBusy={lines.isFetching}
        failure={lines.isError && <LoadFailure onRetry={() => void lines.refetch()} isBusy={lines.isFetching} />}
        empty={
          <EmptyState icon="coins" title={t('personal.statement.empty')}>
            <Text>{t('personal.statement.emptyText')}</Text>
          </EmptyState>
        }
      />
      {totals.data && (lines.data?.total ?? 0) > 0 && (
        <Text variant="strong">
          {t('personal.statement.closing', {
            debit: format.money(totals.data.debit),
            credit: format.money(totals.data.credit),
            balance: format.money(totals.data.closing),
          })}
        </Text>
      )}
      {totals.data && totals.data.awaiting !== 0 && (
        <Text>
          {t('personal.statement.closingAwaiting', {
            amount: format.money(totals.data.awaiting),
            balance: format.money(totals.data.closing - totals.data.awaiting),
          })}
        </Text>
      )}
    </Stack>
  )
}
