import { parseAccept } from 'hono/utils/accept'
import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'

/**
 * The reader's favourite among the offer's languages: the same locale, else the same language, else the offer's first
 * one.
 */
export function localeOf(acceptLanguage: string, { locales }: Pick<Offer, 'locales'>): LocaleCode {
  const wanted = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase())
  const known = wanted.flatMap((tag) => [
    ...locales.filter((locale) => locale.toLowerCase() === tag),
    ...locales.filter((locale) => languageOf(locale) === languageOf(tag)),
  ])
  const [locale = 'fr-FR'] = [...known, ...locales]
  return locale
}

const languageOf = (tag: string) => tag.split('-', 1)[0]
