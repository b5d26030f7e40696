import type { LocaleCode } from '#contract/offers.ts'

/** The form a counted message takes: `t(`errors.remainingTries.${pluralForm(locale, count)}`, { count })`. */
export const pluralForm = (locale: LocaleCode, count: number): 'one' | 'other' =>
  new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other'
