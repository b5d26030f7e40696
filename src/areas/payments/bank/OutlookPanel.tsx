import type { Outlook } from '#contract/payments/collections.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from './CollectionsScreen.tsx'
import { DaysTable } from './DaysTable.tsx'
import { MakeFile } from './MakeFile.tsx'

/** The future collections by day, held debits, and payments that a file would leave out. */
export function OutlookPanel(props: OfBank & { outlook: Outlook }) {
  const { ready, later, held, leftOut } = props.outlook
  const { translate: t, format, locale } = useLanguage()
  return (
    <Panel title={t('collections.outlook.title')}>
      <Stack gap={5}>
        {ready.length === 0 ? (
          <Stack gap={2}>
            <Text>{t('collections.outlook.none')}</Text>
            <Text variant="muted">{t('collections.outlook.noneText')}</Text>
          </Stack>
        ) : (
          <DaysTable caption={t('collections.outlook.ready')} days={ready} />
        )}
        <MakeFile {...props} />
        {later.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{t('collections.outlook.later')}</Heading>
            <Text variant="small">{t('collections.outlook.laterHint')}</Text>
            <DaysTable caption={t('collections.outlook.later')} days={later} />
          </Stack>
        )}
        {held.count > 0 && (
          <Text>
            {t(`collections.outlook.held.${pluralForm(locale, held.count)}`, {
              count: format.integer(held.count),
              amount: format.money(held.amount),
            })}
          </Text>
        )}
        {leftOut.length > 0 && (
          <DataTable
            caption={t('collections.outlook.leftOut')}
            rows={leftOut}
            rowKey={({ paymentId }) => paymentId}
            columns={[
              {
                key: 'owner',
                header: t('collections.outlook.owner'),
                isRowHeader: true,
                cell: ({ ownerName }) => ownerName,
              },
              {
                key: 'day',
                header: t('collections.outlook.day'),
                cell: ({ collectOn }) => format.shortDate(momentOf(collectOn)),
              },
              {
                key: 'amount',
                header: t('collections.outlook.amount'),
                isNumeric: true,
                cell: ({ amount }) => format.money(amount),
              },
            ]}
          />
        )}
      </Stack>
    </Panel>
  )
}
