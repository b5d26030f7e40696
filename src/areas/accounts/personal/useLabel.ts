import type { StatementLine } from '#contract/accounts/statement.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

/** The label of a line: that of its entry, unless it speaks of the payments of many. */
export function useLabel() {
  const t = useTranslate()
  return ({ label, isSharedPayment }: Pick<StatementLine, 'label' | 'isSharedPayment'>) =>
    isSharedPayment ? t('personal.statement.payment') : label
}
