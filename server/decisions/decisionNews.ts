import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { decisionNews as enCA } from '#locales/en-CA/decisionNews.ts'
import { decisionNews as frCA } from '#locales/fr-CA/decisionNews.ts'
import { decisionNews as frFR } from '#locales/fr-FR/decisionNews.ts'

export type DecisionNews = keyof typeof frFR

type About = {
  readonly what: DecisionNews
  readonly locale: LocaleCode
  readonly timeZone: string
  readonly title: string
  readonly dueAt: Date
  readonly heldAt?: Date
}

const words: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

/** What a notification about a decision is called: what happened, and to which one. */
export function decisionNews({ what, locale, timeZone, title, dueAt, heldAt = dueAt }: About): string {
  const t = createTranslate<typeof frFR>(locale, words[locale])
  const moment = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return t(what, { title, dueAt: moment.format(dueAt), heldAt: moment.format(heldAt) })
}
