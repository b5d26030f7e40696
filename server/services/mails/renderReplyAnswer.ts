import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Mail } from '#server/platform/mailer.ts'
import type { ReplyObstacle } from '#server/services/exchanges/replyObstacle.ts'
import { composeMail } from './composeMail.ts'
import { exchangeTexts } from './exchangeTexts.ts'
import { frameTexts } from './mailTexts.ts'
import { oneLine } from './notificationWords.ts'

type Input = {
  readonly obstacle: ReplyObstacle
  readonly body: string
  readonly files: readonly string[]
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly person: { readonly email: string; readonly displayName: string }
  readonly link: string
}

/** Tells a person why their reply was not posted, or not completely, and returns their text. */
export function renderReplyAnswer({ obstacle, body, files, offer, locale, person, link }: Input): Mail {
  const t = exchangeTexts(locale)
  const brand = offer.brandName
  const isPosted = obstacle === 'files'
  const names = oneLine(files.join(', '))
  const texts = {
    ...frameTexts({ offer, locale, name: person.displayName }),
    subject: t(isPosted ? 'reply.filesSubject' : 'reply.subject', { brand }),
    title: t(isPosted ? 'reply.filesTitle' : 'reply.title'),
    intro: isPosted ? t('reply.because.files', { names }) : t(`reply.because.${obstacle}`),
    button: t('reply.button'),
    validity: t(isPosted || body === '' ? 'reply.sentKept' : 'reply.kept'),
    reason: t('reply.reason', { brand }),
  }
  const sections = body === '' ? [] : [{ heading: null, entries: [{ by: t('reply.yours'), text: body }], notes: [] }]
  return { ...composeMail({ texts, offer, locale, email: person.email, link, sections }), isAnswer: true }
}
