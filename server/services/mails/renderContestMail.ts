import { dateInWords } from '#contract/dateInWords.ts'
import type { CastingWay } from '#contract/decisions/voteContests.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { composeMail } from './composeMail.ts'
import { contestTexts } from './mailTexts.ts'

type ContestInput = {
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly person: { readonly email: string; readonly displayName: string }
  readonly link: string
  /** The title of the decision. */
  readonly title: string
  readonly placeName: string
  /** Who cast the vote, how, and when. */
  readonly castBy: string
  readonly way: CastingWay
  readonly castAt: Date
}

/** Tells an owner that somebody cast their vote, but not the choice, with a link that contests it. */
export function renderContestMail({ offer, locale, person, link, castAt, castBy, ...vote }: ContestInput): Mail {
  const { timeZone } = offer
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' })
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  const told = { ...vote, castBy, date: dateInWords(day, castAt), time: dateInWords(time, castAt) }
  const texts = contestTexts({ offer, locale, name: person.displayName, ...told })
  return composeMail({ texts, offer, locale, email: person.email, link })
}
