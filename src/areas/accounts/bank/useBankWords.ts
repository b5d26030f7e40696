import type { BankLine, BankMovement } from '#contract/accounts/bankLines.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'

/** The texts of bank lines and movements. */
export function useBankWords() {
  const { translate: t, format } = useLanguage()
  return {
    movement: ({ journal, number, enteredOn, label }: BankMovement) =>
      t('bank.movement', {
        journal: t(`movements.journals.${journal}`),
        number,
        date: format.date(momentOf(enteredOn)),
        label,
      }),
    /** What a button does, and for which line: the buttons of a list have the same text. */
    labelled: (action: string, { label, amount }: Pick<BankLine, 'label' | 'amount'>) =>
      t('bank.labelled', { action, label, amount: format.money(amount) }),
  }
}
