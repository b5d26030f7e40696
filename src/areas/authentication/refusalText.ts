import type { LocaleCode } from '#contract/offers.ts'
import type { Translate } from '#locales/catalogue.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { SignInRefusal } from '#machines/authentication/authentication/signInRefusal.ts'

/** The form's message for a refused sign-in: our text for a known code, the server's for any other (specification §8). */
export function refusalText(t: Translate, locale: LocaleCode, refusal: SignInRefusal): string {
  const { code, message, remainingTries } = refusal
  if (code === 'account_locked' || code === 'last_attempt_before_lock') return t(`errors.problem.${code}`)
  if (remainingTries !== null) {
    const tries = t(`errors.remainingTries.${pluralForm(locale, remainingTries)}`, { count: remainingTries })
    return `${t('errors.problem.invalid_credentials')}. ${tries}`
  }
  return message ?? t('errors.generic')
}
