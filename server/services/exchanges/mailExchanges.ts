import type { OfferCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { renderExchanges } from '#server/services/mails/renderExchanges.ts'
import type { ExchangeSource, ExchangeType } from './exchange.ts'
import { openExchange, writeMailed } from './exchangeMails.store.ts'

/** An unread notification and its recipient. */
export type ToldPerson = {
  readonly type: ExchangeType
  readonly userId: string
  readonly email: string
  readonly displayName: string
  readonly locale: string | null
  readonly path: string | null
  readonly readAt: Date | null
}

type Means = Pick<Ctx, 'db' | 'mailer' | 'now' | 'replies' | 'urlOf'>

/** The most exchanges of one e-mail: the others come with the next one. */
const most = 20

/**
 * Sends a person one e-mail with what they have not read of some exchanges and what no earlier e-mail contained. It leaves out
 * messages that are now read, withdrawn, hidden or muted, except those in a muted conversation that mention the person. An empty
 * e-mail is not sent.
 */
export async function mailExchanges(
  { db, mailer, now, replies, urlOf }: Means,
  sources: readonly ExchangeSource[],
  { offer: code, told }: { readonly offer: OfferCode; readonly told: readonly ToldPerson[] },
): Promise<void> {
  const [person] = told
  if (!person) return
  const { userId, email, displayName } = person
  const offer = offers[code]
  const [usual = 'fr-FR'] = offer.locales
  const locale = languageFor(offer, person.locale, usual)
  const site = urlOf(code)
  const mailed = []
  const opened = new Set<string>()
  for (const { type, path, readAt } of told) {
    const source = sources.find((one) => one.type === type)
    const subjectId = path && source?.subjectOf(path)
    if (!source || !subjectId || readAt) continue
    const exchange = await openExchange(db, { userId, type, subjectId }, now())
    // A conversation has a second notification when a message mentions the person.
    if (opened.has(exchange.id)) continue
    opened.add(exchange.id)
    const unread = await source.unreadOf(db, { userId, offer: code, locale, subjectId, after: exchange.mailedSeq })
    if (!unread) continue
    const replyTo = replies?.addressOf(exchange.id) ?? null
    mailed.push({ ...unread, type, link: site + path, replyTo, id: exchange.id })
    if (mailed.length === most) break
  }
  const [first, ...others] = mailed
  if (!first) return
  const mailedAt = now()
  await mailer.send(renderExchanges({ first, others, offer, locale, person: { email, displayName }, site }))
  for (const { id, lastSeq } of mailed) await writeMailed(db, id, { mailedSeq: lastSeq, mailedAt })
}
