import { dateInWords } from '#contract/dateInWords.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { decisionNews as enCA } from '#locales/en-CA/decisions/decisionNews.ts'
import { decisionNews as frCA } from '#locales/fr-CA/decisions/decisionNews.ts'
import { decisionNews as frFR } from '#locales/fr-FR/decisions/decisionNews.ts'

export type DecisionNews = Exclude<keyof typeof frFR, 'label'>

type About = {
  readonly what: DecisionNews
  readonly locale: LocaleCode
  readonly timeZone: string
  readonly title: string
  readonly dueAt: Date
  readonly heldAt?: Date
  readonly log?: { readonly length: number; readonly head: string }
  /** The acting person, when the sentence names them. */
  readonly name?: string
}

const words: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

/** The text of a notification about a decision, and the heading of its mail. */
export function decisionNews({ what, locale, timeZone, title, dueAt, heldAt = dueAt, log, name = '' }: About) {
  const t = createTranslate<typeof frFR>(locale, words[locale])
  const moment = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  const { length = 0, head = '' } = log ?? {}
  const told = {
    title,
    name,
    head,
    count: length,
    dueAt: dateInWords(moment, dueAt),
    heldAt: dateInWords(moment, heldAt),
  }
  return { title: t(what, told), label: t('label') }
}
