import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { mandates as mandatesEnCA } from '#locales/en-CA/server/mandates.ts'
import { mandates as mandatesFrCA } from '#locales/fr-CA/server/mandates.ts'
import { mandates as mandatesFrFR } from '#locales/fr-FR/server/mandates.ts'

const texts: Readonly<Record<LocaleCode, Translated<typeof mandatesFrFR>>> = {
  'fr-FR': mandatesFrFR,
  'fr-CA': mandatesFrCA,
  'en-CA': mandatesEnCA,
}

/** The text of code messages, and the texts of a mandate's paper. */
export const mandateWords = (locale: LocaleCode) => ({
  t: createTranslate<typeof mandatesFrFR>(locale, texts[locale]),
})
