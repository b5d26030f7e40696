import type { LocaleCode } from '#contract/offers.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { site as enCA } from '#locales/en-CA/server/site.ts'
import { site as frCA } from '#locales/fr-CA/server/site.ts'
import { site as frFR } from '#locales/fr-FR/server/site.ts'

type Site = { readonly site: typeof frFR }
const translators = {
  'fr-FR': createTranslate<Site>('fr-FR', { site: frFR }),
  'fr-CA': createTranslate<Site>('fr-CA', { site: frCA }),
  'en-CA': createTranslate<Site>('en-CA', { site: enCA }),
}

/** Texts of the pages that the server writes itself: outbox, old browser. */
export const siteTexts = (locale: LocaleCode) => translators[locale]
