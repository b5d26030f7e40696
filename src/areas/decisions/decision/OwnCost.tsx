import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Column } from '#src/ui/table/column.ts'

type Cost = NonNullable<DecisionDetail['ownCost']>
type Line = Cost['lots'][number]

/** The person's share of the project's cost, lot by lot. */
export function OwnCost({ cost }: { cost: Cost }) {
  const { translate: t, format } = useLanguage()
  const { cents, projectCents, keyTotal, lots } = cost
  const columns: readonly Column<Line>[] = [
    {
      key: 'lot',
      header: t('decisions.own.lot'),
      cell: ({ number, building }) =>
        building === '' ? t('decisions.own.lotOnly', { number }) : t('decisions.own.lotNumber', { number, building }),
      isRowHeader: true,
    },
    {
      key: 'shares',
      header: t('decisions.own.shares'),
      cell: ({ shares }) => `${format.integer(shares)} / ${format.integer(keyTotal)}`,
      isNumeric: true,
    },
    {
      key: 'amount',
      header: t('decisions.own.amount'),
      cell: (line) => format.money(line.cents),
      isNumeric: true,
    },
  ]
  return (
    <Stack gap={1}>
      <Text fontSize="title" fontWeight={600} lineHeight={1.25}>
        {t('decisions.own.share', { amount: format.money(cents) })}
      </Text>
      <Text variant="small">{t('decisions.own.shareOf', { total: format.money(projectCents) })}</Text>
      <Disclosure icon="info" label={t('decisions.own.trace')}>
        <Stack gap={3}>
          <DataTable
            caption={t('decisions.own.trace')}
            columns={columns}
            rows={lots}
            rowKey={({ number, building }) => `${building} ${number}`}
          />
          <Text variant="small">{t('decisions.own.rounding')}</Text>
        </Stack>
      </Disclosure>
    </Stack>
  )
}
