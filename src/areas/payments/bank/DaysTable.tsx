import type { Outlook } from '#contract/payments/collections.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Box } from '#src/ui/Box.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Text } from '#src/ui/Text.tsx'

type Days = Outlook['ready']
export const countOf = (days: Days) => days.reduce((sum, { count }) => sum + count, 0)
export const amountOf = (days: Days) => days.reduce((sum, { amount }) => sum + amount, 0)

/** A phone has no room for a column of counts: each stands under its day. */
const onlyWide = { base: 'none', phone: 'table-cell' } as const
const onlyNarrow = { base: 'block', phone: 'none' } as const

/** The future collections by day, with counts and sums. */
export function DaysTable({ caption, days }: { caption: string; days: Days }) {
  const { translate: t, format } = useLanguage()
  return (
    <PlainTable aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{t('collections.outlook.day')}</th>
          <Box as="th" scope="col" data-figure display={onlyWide}>
            {t('collections.outlook.count')}
          </Box>
          <th scope="col" data-figure>
            {t('collections.outlook.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ collectOn, count, amount }) => (
          <Row key={collectOn} name={format.shortDate(momentOf(collectOn))} count={count} amount={amount} />
        ))}
      </tbody>
      <tfoot>
        <Row name={t('collections.outlook.total')} count={countOf(days)} amount={amountOf(days)} />
      </tfoot>
    </PlainTable>
  )
}

function Row({ name, count, amount }: { name: string; count: number; amount: number }) {
  const { translate: t, format, locale } = useLanguage()
  return (
    <tr>
      <th scope="row">
        {name}
        <Text as="span" variant="small" fontWeight={400} display={onlyNarrow}>
          {t(`collections.outlook.counts.${pluralForm(locale, count)}`, { count: format.integer(count) })}
        </Text>
      </th>
      <Box as="td" data-figure display={onlyWide}>
        {format.integer(count)}
      </Box>
      <td data-figure>{format.money(amount)}</td>
    </tr>
  )
}
