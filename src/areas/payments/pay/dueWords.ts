import type { Due } from '#contract/payments/debts.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

type Words = Pick<Language, 'translate' | 'format'>

/** The amount due before credit, and the credit taken off, as the account shows them. */
export const deductedWords = ({ due, deducted }: Pick<Due, 'due' | 'deducted'>, { translate: t, format }: Words) =>
  t('paying.due.deducted', { whole: format.money(due + deducted), amount: format.money(deducted) })

/** The debt after credit, in one sentence, and why another amount can be paid. Money on its way is still owed. */
export function dueWords({ due, payable, underway, deducted, credit }: Due, { translate: t, format }: Words) {
  const amount = format.money(due > 0 ? due : credit)
  return {
    sentence:
      due > 0
        ? t('paying.due.owed', { amount })
        : credit > 0
          ? t('paying.due.credit', { amount })
          : t('paying.due.even'),
    details: [
      ...(due > 0 && deducted > 0 ? [deductedWords({ due, deducted }, { translate: t, format })] : []),
      ...(underway > 0 ? [t('paying.due.underway', { amount: format.money(underway) })] : []),
      ...(due > 0 && payable === 0 ? [t('paying.due.covered')] : []),
      ...(payable > 0 && payable < due ? [t('paying.due.remaining', { amount: format.money(payable) })] : []),
      ...(credit > 0 ? [t('paying.due.creditUsed', { amount: format.money(credit) })] : []),
    ],
  }
}
