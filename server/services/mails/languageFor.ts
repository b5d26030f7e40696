import { type LocaleCode, localeCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'

/**
 * The language of a mail: the recipient's own if the offer has it, else the given one, else the offer's first.
 */
export function languageFor({ locales }: Offer, own: string | null, atHand: LocaleCode): LocaleCode {
  const chosen = localeCode.safeParse(own)
  if (chosen.success && locales.includes(chosen.data)) return chosen.data
  const [first = atHand] = locales
  return locales.includes(atHand) ? atHand : first
}
