import type { NotificationType } from '#contract/notifications.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { notifications as enCA } from '#locales/en-CA/notifications.ts'
import { notifications as frCA } from '#locales/fr-CA/notifications.ts'
import { notifications as frFR } from '#locales/fr-FR/notifications.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { composeMail } from './composeMail.ts'
import { notificationTexts } from './mailTexts.ts'

type NotificationInput = {
  readonly type: NotificationType
  readonly title: string
  readonly author: string | null
  readonly placeName: string | null
  /** A better label than the one of its type, where there is one. */
  readonly label?: string
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly person: { readonly email: string; readonly displayName: string }
  readonly link: string
  /** Address of the page where the person chooses their e-mails; `null` = this one is sent whatever they chose. */
  readonly settings: string | null
}

const words: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

/**
 * A notification of the activity page as a mail: the same sentence, a link to its subject, and a link to stop such
 * mails where one may.
 */
export function renderNotification(input: NotificationInput): Mail {
  const { type, author, placeName, label, offer, locale, person, link, settings } = input
  const t = createTranslate<typeof frFR>(locale, words[locale])
  // A title may contain line breaks, but a subject is one line. Non-breaking spaces stay.
  const title = input.title.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim()
  const sentence = author === null ? t(`types.${type}.alone`, { title }) : t(`types.${type}.by`, { author, title })
  const texts = notificationTexts({
    offer,
    locale,
    name: person.displayName,
    label: label ?? t(`types.${type}.label`),
    sentence,
    placeName,
    settings,
  })
  return composeMail({ texts, offer, locale, email: person.email, link })
}
