import type { LocaleCode } from '#contract/offers.ts'
import type { Translate } from '#locales/catalogue.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { PasswordChangeRefusal } from '#machines/settings/passwordChange/passwordChange.setup.ts'

/** The form's message for a refused change, with the number of tries left. */
export function passwordRefusalText(
  t: Translate,
  locale: LocaleCode,
  refusal: Exclude<PasswordChangeRefusal, { kind: 'weak' }>,
): string {
  switch (refusal.kind) {
    case 'wrong': {
      const { remainingTries: count } = refusal
      const tries = count === null ? '' : ` ${t(`errors.remainingTries.${pluralForm(locale, count)}`, { count })}`
      return t('ownAccount.passwordForm.wrong') + tries
    }
    case 'lastTry':
      return t('ownAccount.passwordForm.lastTry')
    case 'locked':
      return t('errors.problem.session_locked')
    case 'impersonating':
      return t('errors.problem.impersonation_refused')
    case 'failed':
      return t('ownAccount.passwordForm.failed')
  }
}
