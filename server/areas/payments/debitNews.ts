import { dateInWords } from '#contract/dateInWords.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { ReasonSentence, Retry } from '#contract/payments/bankReasons.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { debitNews as debitsEnCA } from '#locales/en-CA/payments/debitNews.ts'
import { followed as followedEnCA } from '#locales/en-CA/payments/followed.ts'
import { reasons as reasonsEnCA } from '#locales/en-CA/payments/reasons.ts'
import { debitNews as debitsFrCA } from '#locales/fr-CA/payments/debitNews.ts'
import { followed as followedFrCA } from '#locales/fr-CA/payments/followed.ts'
import { reasons as reasonsFrCA } from '#locales/fr-CA/payments/reasons.ts'
import { debitNews as debitsFrFR } from '#locales/fr-FR/payments/debitNews.ts'
import { followed as followedFrFR } from '#locales/fr-FR/payments/followed.ts'
import { reasons as reasonsFrFR } from '#locales/fr-FR/payments/reasons.ts'
import type { Offer } from '#offers/offer.schema.ts'

const french = { ...debitsFrFR, reasons: reasonsFrFR, retries: followedFrFR.retries }
const words: Readonly<Record<LocaleCode, Translated<typeof french>>> = {
  'fr-FR': french,
  'fr-CA': { ...debitsFrCA, reasons: reasonsFrCA, retries: followedFrCA.retries },
  'en-CA': { ...debitsEnCA, reasons: reasonsEnCA, retries: followedEnCA.retries },
}

type Told = {
  readonly offer: Pick<Offer, 'currency'>
  readonly locale: LocaleCode
  /** Cents. */
  readonly amount: number
}

function wordsFor({ offer, locale, amount }: Told) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: offer.currency })
  return { t: createTranslate<typeof french>(locale, words[locale]), amount: money.format(amount / 100) }
}

/** The notification of a future debit, and the heading of its mail. */
export function debitNews({
  labels,
  day,
  ...told
}: Told & { readonly labels: readonly string[]; readonly day: string }) {
  const { t, amount } = wordsFor(told)
  const civil = new Intl.DateTimeFormat(told.locale, { timeZone: 'UTC', dateStyle: 'long' })
  const named = new Intl.ListFormat(told.locale, { type: 'conjunction' }).format(labels)
  const date = dateInWords(civil, new Date(`${day}T00:00:00Z`))
  return { title: t('title', { amount, date, labels: named }), label: t('label') }
}

type Refused = Told & { readonly sentence: ReasonSentence; readonly retry: Retry }

/** The notification of a debit that the bank has refused: its reason in words for the debtor, and what they can do. */
export function refusalNews({ sentence, retry, ...told }: Refused) {
  const { t, amount } = wordsFor(told)
  const title = t('refused', { amount, reason: t(`reasons.${sentence}`), next: t(`retries.${retry}`) })
  return { title, label: t('refusedLabel') }
}
