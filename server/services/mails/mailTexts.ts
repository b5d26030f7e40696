import type { CastingWay } from '#contract/decisions/voteContests.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { readPhone } from '#contract/shownPhones.ts'
import type { Translated, TranslateOf } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { mails as enCA } from '#locales/en-CA/server/mails.ts'
import { mails as frCA } from '#locales/fr-CA/server/mails.ts'
import { mails as frFR } from '#locales/fr-FR/server/mails.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { exchangeTexts } from './exchangeTexts.ts'

export type MailKind = 'activation' | 'reset' | 'unlock' | 'passwordChanged' | 'deletionRequested' | 'membership'

const texts: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

/** A phone number in groups, as people read it, on one line. */
const readable = (phone: string) => readPhone(phone).replaceAll(' ', '\u00a0')

/** All texts of a mail, in the words of its offer and the person's language; not escaped. */
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
    ...frame(t, offer, name),
    subject: t(`${kind}.subject`, { brand }),
    title: t(`${kind}.title`),
    intro: t(`${kind}.intro`, { brand }),
    button: t(`${kind}.button`),
    validity: t(`${kind}.validity`),
    reason: t(`${kind}.reason`, { brand }),
  }
}
export type MailTexts = ReturnType<typeof mailTexts>

type Notice = {
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly name: string
  readonly label: string
  readonly sentence: string
  readonly placeName: string | null
  /** Address of the page where such mails are switched off; `null` = they cannot be. */
  readonly settings: string | null
}

/** The same for a notification of the activity page. */
export function notificationTexts({ offer, locale, name, label, sentence, placeName, settings }: Notice): MailTexts {
  const t = createTranslate<typeof frFR>(locale, texts[locale])
  const brand = offer.brandName
  return {
    ...frame(t, offer, name),
    subject: t('notification.subject', { brand, sentence }),
    title: placeName === null ? label : t('notification.title', { label, place: placeName }),
    // A sentence that ends in “p.m.” or a question mark needs no further full stop.
    intro: /[.!?…]$/.test(sentence) ? sentence : t('notification.intro', { sentence }),
    button: t('notification.button'),
    validity: settings === null ? t('notification.obligatory') : t('notification.validity', { settings }),
    reason: t(settings === null ? 'notification.obligatoryReason' : 'notification.reason', { brand }),
  }
}

type Digest = Pick<Notice, 'offer' | 'locale' | 'name'> & { readonly count: number; readonly settings: string }

/** The same for several exchanges in one mail. */
export function digestTexts({ offer, locale, name, count, settings }: Digest): MailTexts {
  const t = createTranslate<typeof frFR>(locale, texts[locale])
  const own = exchangeTexts(locale)
  const brand = offer.brandName
  return {
    ...frame(t, offer, name),
    subject: own('digest.subject', { brand, count }),
    title: own('digest.title'),
    intro: own('digest.intro'),
    button: own('digest.button'),
    validity: t('notification.validity', { settings }),
    reason: t('notification.reason', { brand }),
  }
}

type Cast = {
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly name: string
  readonly title: string
  readonly placeName: string
  readonly castBy: string
  readonly way: CastingWay
  readonly date: string
  readonly time: string
}

/** The same for a vote that somebody cast for its owner. */
export function contestTexts({ offer, locale, name, way, placeName, ...vote }: Cast): MailTexts {
  const t = createTranslate<typeof frFR>(locale, texts[locale])
  const brand = offer.brandName
  return {
    ...frame(t, offer, name),
    subject: t('castVote.subject', { brand }),
    title: t('castVote.title', { place: placeName }),
    intro: t(`castVote.${way}`, vote),
    button: t('castVote.button'),
    validity: t('castVote.validity'),
    reason: t('castVote.reason', { brand }),
  }
}

/** The texts around a mail whose other words are elsewhere. */
export const frameTexts = ({ offer, locale, name }: Pick<Notice, 'offer' | 'locale' | 'name'>) =>
  frame(createTranslate<typeof frFR>(locale, texts[locale]), offer, name)

/** The texts around every mail. */
const frame = (t: TranslateOf<typeof frFR>, offer: Offer, name: string) => ({
  greeting: t('greeting', { name }),
  linkHint: t('linkHint'),
  signature: t('signature', { company: offer.companyName }),
  contact: t('contact', { email: offer.support.email, phone: readable(offer.support.phone) }),
})
