import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue, SignInCatalogue } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { createFormat } from './format.ts'
import type { Language } from './TranslateProvider.tsx'

type Settings = {
  locale: LocaleCode
  /** Areas that no screen needs yet may be missing; they load later. */
  catalogue: SignInCatalogue & Partial<Catalogue>
  offer: Pick<Offer, 'currency' | 'timeZone'>
  now: () => number
}

/** The value that `<TranslateProvider>` provides: the texts and formatters of one locale of one offer. */
export function createLanguage({ locale, catalogue, offer, now }: Settings): Language {
  const translate = createTranslate(locale, catalogue)
  return {
    locale,
    translate,
    format: createFormat({ locale, currency: offer.currency, timeZone: offer.timeZone, now, translate }),
  }
}
