import type { Due } from '#contract/payments/debts.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

/** What is owed, credit deducted, in one sentence, and why another amount can be paid. Money on its way stays owed. */
export function dueWords({ due, payable, underway, credit }: Due, { translate: t, format }: Language) {
  const owed = due - credit
  const amount = format.money(Math.abs(owed))
  return {
    sentence:
      owed > 0
        ? t('paying.due.owed', { amount })
        : owed < 0
          ? t('paying.due.credit', { amount })
          : t('paying.due.even'),
    details: [
      ...(owed > 0 && credit > 0 ? [t('paying.due.deducted', { amount: format.money(credit) })] : []),
      ...(underway > 0 ? [t('paying.due.underway', { amount: format.money(underway) })] : []),
      ...(owed > 0 && payable === 0 ? [t('paying.due.covered')] : []),
      ...(payable > 0 && payable < owed ? [t('paying.due.remaining', { amount: format.money(payable) })] : []),
      ...(owed < 0 ? [t('paying.due.creditUsed', { amount })] : []),
    ],
  }
}
