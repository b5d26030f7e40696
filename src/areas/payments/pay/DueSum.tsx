import type { Due } from '#contract/payments/debts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'

/** From the sum of the debts to the amount owed, if credit makes them differ. */
export function DueSum({ due: { due, deducted } }: { due: Due }) {
  const { translate: t, format } = useLanguage()
  if (deducted === 0) return null
  return (
    <PlainTable aria-label={t('paying.debts.title')}>
      <tbody>
        <tr>
          <th scope="row">{t('paying.debts.sum.whole')}</th>
          <td data-figure>{format.money(due + deducted)}</td>
        </tr>
        <tr>
          <th scope="row">{t('paying.debts.sum.credit')}</th>
          <td data-figure>{format.money(-deducted)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('paying.debts.sum.due')}</th>
          <td data-figure>{format.money(due)}</td>
        </tr>
      </tfoot>
    </PlainTable>
  )
}
