import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { htmlBody } from './htmlBody.ts'
import type { MailSection } from './mailSection.ts'
import type { MailTexts } from './mailTexts.ts'
import { senderOf } from './senderOf.ts'
import { textBody } from './textBody.ts'

type Letter = {
  readonly texts: MailTexts
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly email: string
  readonly link: string
  /** Text that people wrote, between the introduction and the button. */
  readonly sections?: readonly MailSection[]
  /** The line above which people reply. */
  readonly above?: string | null
}

/** A mail with one button, in the brand of its offer: the same words as text and as HTML. */
export const composeMail = ({ texts, offer, locale, email, link, sections = [], above = null }: Letter): Mail => ({
  to: email,
  from: senderOf(offer),
  subject: texts.subject,
  text: textBody({ texts, link, sections, above }),
  html: htmlBody({ texts, offer, locale, link, sections, above }),
  locale,
})
