import type { SettledDebt } from '#contract/payments/debts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useDebtWords } from '../useDebtWords.ts'

type Props = {
  caption: string
  settles: readonly SettledDebt[]
  /** What no debt takes. Cents. */
  credit: number
  amount: number
}

/** What a payment settles, with the sum that must come out. */
export function SettledDebts({ caption, settles, credit, amount }: Props) {
  const { translate: t, format } = useLanguage()
  const { nameOf } = useDebtWords()
  return (
    <PlainTable aria-label={caption}>
      <tbody>
        {settles.map((debt) => (
          <tr key={debt.id}>
            <th scope="row">
              {nameOf(debt)}
              {debt.left > 0 && (
                <Text as="span" variant="small" display="block" fontWeight={400}>
                  {t('paying.confirm.left', { amount: format.money(debt.left) })}
                </Text>
              )}
            </th>
            <td data-figure>{format.money(debt.amount)}</td>
          </tr>
        ))}
        {credit > 0 && (
          <tr>
            <th scope="row">{t('paying.confirm.credit')}</th>
            <td data-figure>{format.money(credit)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('paying.confirm.total')}</th>
          <td data-figure>{format.money(amount)}</td>
        </tr>
      </tfoot>
    </PlainTable>
  )
}
