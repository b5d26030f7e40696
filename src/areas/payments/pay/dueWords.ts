import type { Due } from '#contract/payments/payments.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

/** What is due, in one sentence, and the sentences that explain why another amount can be paid. Money on its way stays owed. */
export function dueWords({ due, payable, underway, credit }: Due, { translate: t, format }: Language) {
  const sentence =
    due > 0
      ? t('paying.due.owed', { amount: format.money(due) })
      : credit > 0
        ? t('paying.due.credit', { amount: format.money(credit) })
        : t('paying.due.even')
  return {
    sentence,
    details: [
      ...(underway > 0 ? [t('paying.due.underway', { amount: format.money(underway) })] : []),
      ...(due > 0 && payable === 0 ? [t('paying.due.covered')] : []),
      ...(payable > 0 && payable < due ? [t('paying.due.remaining', { amount: format.money(payable) })] : []),
      ...(due === 0 && credit > 0 ? [t('paying.due.creditUsed', { amount: format.money(credit) })] : []),
    ],
  }
}
