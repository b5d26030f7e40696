import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { composeMail } from './composeMail.ts'
import { type MailKind, mailTexts } from './mailTexts.ts'

type MailInput = {
  readonly kind: MailKind
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly person: { readonly email: string; readonly displayName: string }
  readonly link: string
}

/** A mail with one link, in the brand of its offer and the language of its reader. */
export function renderMail({ kind, offer, locale, person, link }: MailInput): Mail {
  const texts = mailTexts({ kind, offer, locale, name: person.displayName })
  return composeMail({ texts, offer, locale, email: person.email, link })
}
