import { dateInWords } from '#contract/dateInWords.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { callNews as enCA } from '#locales/en-CA/accounts/callNews.ts'
import { callNews as frCA } from '#locales/fr-CA/accounts/callNews.ts'
import { callNews as frFR } from '#locales/fr-FR/accounts/callNews.ts'
import type { Offer } from '#offers/offer.schema.ts'

const words: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

type Owed = {
  readonly offer: Pick<Offer, 'currency'>
  readonly locale: LocaleCode
  /** Cents. */
  readonly amount: number
  /** The purpose of the call, as the books name it. */
  readonly labels: readonly string[]
  readonly dueOn: string
}

/** The text of the notification about calls for funds, and the heading of its mail. */
export function callNews({ offer, locale, amount, labels, dueOn }: Owed) {
  const t = createTranslate<typeof frFR>(locale, words[locale])
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: offer.currency })
  const civil = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' })
  const told = {
    amount: money.format(amount / 100),
    date: dateInWords(civil, new Date(`${dueOn}T00:00:00Z`)),
    labels: new Intl.ListFormat(locale, { type: 'conjunction' }).format(labels),
  }
  return { title: t('title', told), label: t('label') }
}
