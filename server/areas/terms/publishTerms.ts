import type { LocaleCode } from '#contract/offers.ts'
import { readPhone } from '#contract/shownPhones.ts'
import type { Terms } from '#contract/terms.ts'
import { generalTerms as enCA } from '#locales/en-CA/server/generalTerms.ts'
import { generalTerms as frCA } from '#locales/fr-CA/server/generalTerms.ts'
import { generalTerms as frFR } from '#locales/fr-FR/server/generalTerms.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { offers } from '#offers/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { insertTerms } from './terms.store.ts'

const texts: Readonly<Record<LocaleCode, typeof frFR>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }
/** A changed text needs a new version here; the database keeps the old ones. */
const version = '2026-2'
const publishedOn = '2026-01-01'

/** Stores the current terms of every offer, unless they are stored already. Runs at every start. */
export const publishTerms = (db: Queryable): Promise<void> => insertTerms(db, Object.values(offers).flatMap(termsOf))

const termsOf = (offer: Offer): Terms[] =>
  offer.locales.map((locale) => {
    const { brandName: brand, companyName: company, support, site } = offer
    const articles = texts[locale]({ brand, company, email: support.email, phone: readPhone(support.phone), site })
    return { offer: offer.code, locale, version, publishedOn, articles }
  })
