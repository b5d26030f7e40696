import { dateInWords } from '#contract/dateInWords.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { ledger as ledgerEnCA } from '#locales/en-CA/server/ledger.ts'
import { ledger as ledgerFrCA } from '#locales/fr-CA/server/ledger.ts'
import { ledger as ledgerFrFR } from '#locales/fr-FR/server/ledger.ts'
import type { Offer } from '#offers/offer.schema.ts'

const texts: Readonly<Record<LocaleCode, Translated<typeof ledgerFrFR>>> = {
  'fr-FR': ledgerFrFR,
  'fr-CA': ledgerFrCA,
  'en-CA': ledgerEnCA,
}

/** The labels of entries. Books are kept in one language, the first of the offer. */
export function ledgerWords({ locales }: Pick<Offer, 'locales'>) {
  const [locale = 'fr-FR'] = locales
  const civil = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' })
  return {
    t: createTranslate<typeof ledgerFrFR>(locale, texts[locale]),
    day: (day: string) => dateInWords(civil, new Date(`${day}T00:00:00Z`)),
  }
}
