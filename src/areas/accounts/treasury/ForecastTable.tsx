import type { CashForecast } from '#contract/accounts/building.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { DataTable } from '#src/ui/DataTable.tsx'

/** The income, expenses and final balance of each month. */
export function ForecastTable({ months }: { months: CashForecast['months'] }) {
  const { translate: t, format } = useLanguage()
  const amount = (cents: number) => (cents === 0 ? '–' : format.money(cents))
  return (
    <DataTable
      caption={t('treasury.byMonth')}
      rows={months}
      rowKey={({ endsOn }) => endsOn}
      columns={[
        {
          key: 'month',
          header: t('treasury.month'),
          isRowHeader: true,
          cell: ({ endsOn }) => format.month(momentOf(endsOn)),
        },
        { key: 'calls', header: t('treasury.calls'), isNumeric: true, cell: ({ calls }) => amount(calls) },
        { key: 'invoices', header: t('treasury.invoices'), isNumeric: true, cell: ({ invoices }) => amount(-invoices) },
        {
          key: 'balance',
          header: t('treasury.balance'),
          isNumeric: true,
          cell: ({ balance }) => format.money(balance ?? 0),
        },
      ]}
    />
  )
}
