import type { LocaleCode } from '#contract/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type PaperWords, paperWords } from '#server/services/papers/paperWords.ts'
import { type CalendarEvent, writeCalendar } from './writeCalendar.ts'

type CalendarRequest = {
  readonly ctx: Ctx
  readonly userId: string
  readonly words: PaperWords
  /** The origin of the site. */
  readonly home: string
  /** Makes the ids of events globally unique. */
  readonly host: string
  readonly now: Date
}

/** An area's entries for the calendar of one person. */
export type CalendarSource = (request: CalendarRequest) => Promise<readonly CalendarEvent[]>

type Person = { readonly userId: string; readonly locale: LocaleCode }

/** The legal calendar of one person on this site: future events and deadlines. */
export async function legalCalendar(
  ctx: Ctx,
  { userId, locale }: Person,
  sources: readonly CalendarSource[],
): Promise<string> {
  const { offer } = ctx
  const now = ctx.now()
  const words = paperWords(locale, offer)
  const request = { ctx, userId, words, home: ctx.urlOf(offer.code), host: new URL(offer.site).host, now }
  const events: CalendarEvent[] = []
  for (const source of sources) events.push(...(await source(request)))
  const name = words.t('calendar.name', { brand: offer.brandName })
  return writeCalendar({ name, producer: offer.companyName, language: locale, now, events })
}
