import { applicationPaths } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { composeMail } from './composeMail.ts'
import { type ExchangeTexts, exchangeTexts } from './exchangeTexts.ts'
import type { MailSection } from './mailSection.ts'
import { digestTexts, notificationTexts } from './mailTexts.ts'
import { notificationWords, oneLine } from './notificationWords.ts'

/** The unread messages of one conversation, or the unread posts of one topic. */
type Exchange = {
  readonly type: 'conversations' | 'post'
  readonly placeName: string
  readonly name: string
  readonly link: string
  readonly messages: readonly { readonly author: string; readonly text: string; readonly hasFiles: boolean }[]
  readonly count: number
  /** The address for replies; `null` = they are not accepted by mail. */
  readonly replyTo: string | null
}

type Input = {
  readonly first: Exchange
  readonly others: readonly Exchange[]
  readonly offer: Offer
  readonly locale: LocaleCode
  readonly person: { readonly email: string; readonly displayName: string }
  /** The address of the site. */
  readonly site: string
}

/** Unread messages are counted up to this number. */
const countedAtMost = 100

/** One mail with the unread texts of one exchange, which the person can reply to, or of several. */
export function renderExchanges({ first, others, offer, locale, person: { email, displayName }, site }: Input): Mail {
  const t = exchangeTexts(locale)
  const settings = site + applicationPaths.notificationSettings
  const shared = { offer, locale, name: displayName, settings }
  if (others.length > 0) {
    const all = [first, ...others]
    const texts = digestTexts({ ...shared, count: all.length })
    const sections = all.map((exchange) => sectionOf(t, exchange, true))
    return composeMail({ texts, offer, locale, email, link: site + applicationPaths.messages, sections })
  }
  const { label, sentence } = notificationWords(locale, {
    type: first.type,
    // The mail contains the texts themselves.
    event: null,
    title: first.name,
    author: first.messages[0]?.author ?? null,
  })
  const texts = notificationTexts({ ...shared, label, sentence, placeName: first.placeName })
  const { replyTo } = first
  const mail = composeMail({
    texts: { ...texts, button: t('open') },
    offer,
    locale,
    email,
    link: first.link,
    sections: [sectionOf(t, first, false)],
    above: replyTo === null ? null : t('above'),
  })
  return replyTo === null ? mail : { ...mail, replyTo }
}

function sectionOf(t: ExchangeTexts, exchange: Exchange, isAmongOthers: boolean): MailSection {
  const { name, placeName, link, messages, count, replyTo } = exchange
  const entries = messages.map(({ author, text, hasFiles }) => {
    const withFiles = text === '' ? t('files') : t('filesToo', { text })
    return { by: t('written', { author }), text: hasFiles ? withFiles : text }
  })
  const left = count - messages.length
  const more =
    count >= countedAtMost ? t('moreThan', { count: left }) : t(left === 1 ? 'more.one' : 'more.other', { count: left })
  const reply = isAmongOthers
    ? { text: t('replyTo'), link: `mailto:${replyTo}` }
    : { text: t('replyToMail'), link: null }
  return {
    heading: isAmongOthers ? { text: oneLine(`${name} · ${placeName}`), link } : null,
    entries,
    notes: [...(left > 0 ? [{ text: more, link: null }] : []), ...(replyTo === null ? [] : [reply])],
  }
}
