import type { Notification } from '#contract/notifications.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { composeMail } from './composeMail.ts'
import { notificationTexts } from './mailTexts.ts'
import { notificationWords } from './notificationWords.ts'

type NotificationInput = Pick<Notification, 'type' | 'event' | 'title' | 'author'> & {
  readonly placeName: string | null
  /** A better label than that of its type, if there is one. */
  readonly label?: string
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly person: { readonly email: string; readonly displayName: string }
  readonly link: string
  /** The address of the page where the person chooses their e-mails; `null` = this one is sent whatever they chose. */
  readonly settings: string | null
}

/**
 * A notification of the activity page as a mail: the same sentence, a link to its subject, and where allowed a link to stop such
 * mails.
 */
export function renderNotification(input: NotificationInput): Mail {
  const { placeName, offer, locale, person, link, settings } = input
  const { label, sentence } = notificationWords(locale, input)
  const texts = notificationTexts({
    offer,
    locale,
    name: person.displayName,
    label: input.label ?? label,
    sentence,
    placeName,
    settings,
  })
  return composeMail({ texts, offer, locale, email: person.email, link })
}
