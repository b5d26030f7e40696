import type { Outlook } from '#contract/payments/collections.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { FigureHead } from '#src/ui/FigureHead.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'

type Days = Outlook['ready']
export const countOf = (days: Days) => days.reduce((sum, { count }) => sum + count, 0)
export const amountOf = (days: Days) => days.reduce((sum, { amount }) => sum + amount, 0)

/** The future collections by day, with counts and sums. */
export function DaysTable({ caption, days }: { caption: string; days: Days }) {
  const { translate: t, format } = useLanguage()
  return (
    <PlainTable aria-label={caption}>
      <FigureHead
        subject={t('collections.outlook.day')}
        figures={[t('collections.outlook.count'), t('collections.outlook.amount')]}
      />
      <tbody>
        {days.map(({ collectOn, count, amount }) => (
          <tr key={collectOn}>
            <th scope="row">{format.shortDate(momentOf(collectOn))}</th>
            <td data-figure>{format.integer(count)}</td>
            <td data-figure>{format.money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('collections.outlook.total')}</th>
          <td data-figure>{format.integer(countOf(days))}</td>
          <td data-figure>{format.money(amountOf(days))}</td>
        </tr>
      </tfoot>
    </PlainTable>
  )
}
