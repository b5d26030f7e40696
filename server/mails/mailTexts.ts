import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { mails as enCA } from '#locales/en-CA/mails.ts'
import { mails as frCA } from '#locales/fr-CA/mails.ts'
import { mails as frFR } from '#locales/fr-FR/mails.ts'
import type { Offer } from '#offers/offer.schema.ts'

export type MailKind = 'activation' | 'reset' | 'unlock' | 'passwordChanged' | 'deletionRequested'

const texts: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

/** Grouped as people read it, on one line. */
const readable = (phone: string) =>
  (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone).replaceAll(' ', '\u00a0')

/** Everything a mail says, in the words of its offer and of the person's language; not escaped. */
export function mailTexts({
  kind,
  offer,
  locale,
  name,
}: {
  kind: MailKind
  offer: Offer
  locale: LocaleCode
  name: string
}) {
  const t = createTranslate<typeof frFR>(locale, texts[locale])
  const brand = offer.brandName
  return {
    subject: t(`${kind}.subject`, { brand }),
    title: t(`${kind}.title`),
    greeting: t('greeting', { name }),
    intro: t(`${kind}.intro`, { brand }),
    button: t(`${kind}.button`),
    linkHint: t('linkHint'),
    validity: t(`${kind}.validity`),
    reason: t(`${kind}.reason`, { brand }),
    signature: t('signature', { company: offer.companyName }),
    contact: t('contact', { email: offer.support.email, phone: readable(offer.support.phone) }),
  }
}
export type MailTexts = ReturnType<typeof mailTexts>
