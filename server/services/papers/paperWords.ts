import { isAccountCode } from '#contract/accounts/chartOfAccounts.ts'
import { dateInWords } from '#contract/dateInWords.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { withMinus } from '#contract/withMinus.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { accountNames as accountNamesEnCA } from '#locales/en-CA/accounts/accountNames.ts'
import { annexes as annexesEnCA } from '#locales/en-CA/accounts/annexes.ts'
import { personal as personalEnCA } from '#locales/en-CA/accounts/personal.ts'
import { decisions as decisionsEnCA } from '#locales/en-CA/decisions/decisions.ts'
import { papers as papersEnCA } from '#locales/en-CA/server/papers.ts'
import { annexes as annexesFrCA } from '#locales/fr-CA/accounts/annexes.ts'
import { personal as personalFrCA } from '#locales/fr-CA/accounts/personal.ts'
import { decisions as decisionsFrCA } from '#locales/fr-CA/decisions/decisions.ts'
import { papers as papersFrCA } from '#locales/fr-CA/server/papers.ts'
import { accountNames } from '#locales/fr-FR/accounts/accountNames.ts'
import { annexes as annexesFrFR } from '#locales/fr-FR/accounts/annexes.ts'
import { personal as personalFrFR } from '#locales/fr-FR/accounts/personal.ts'
import { decisions as decisionsFrFR } from '#locales/fr-FR/decisions/decisions.ts'
import { papers as papersFrFR } from '#locales/fr-FR/server/papers.ts'
import type { Offer } from '#offers/offer.schema.ts'

/** The words for counts, accounts and explanations, shared with the screen. */
const source = {
  ...papersFrFR,
  decisions: decisionsFrFR,
  accountNames,
  annexes: annexesFrFR,
  sentences: personalFrFR.explain.sentences,
}
const texts: Readonly<Record<LocaleCode, Translated<typeof source>>> = {
  'fr-FR': source,
  'fr-CA': {
    ...papersFrCA,
    decisions: decisionsFrCA,
    accountNames,
    annexes: annexesFrCA,
    sentences: personalFrCA.explain.sentences,
  },
  'en-CA': {
    ...papersEnCA,
    decisions: decisionsEnCA,
    accountNames: accountNamesEnCA,
    annexes: annexesEnCA,
    sentences: personalEnCA.explain.sentences,
  },
}

function amounts(locale: LocaleCode, options: Intl.NumberFormatOptions) {
  const formatter = new Intl.NumberFormat(locale, options)
  return (cents: number) => withMinus(formatter.format(cents / 100))
}

export type PaperWords = ReturnType<typeof paperWords>

/** The texts and formats of a paper, in one language and in the offer's time zone. */
export function paperWords(locale: LocaleCode, { currency, timeZone }: Pick<Offer, 'currency' | 'timeZone'>) {
  const t = createTranslate<typeof source>(locale, texts[locale])
  const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const amount = amounts(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const money = amounts(locale, { style: 'currency', currency })
  const date = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' })
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
  /** A date is the same in every time zone. */
  const civil = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' })
  return {
    t,
    accountName: (code: string) => (isAccountCode(code) ? t(`accountNames.a${code}`) : code),
    /** Cents, without the currency: for tables that name it once. */
    amount,
    /** Cents. */
    money,
    integer: (value: number) => integer.format(value),
    date: (at: Date) => dateInWords(date, at),
    day: (day: string) => dateInWords(civil, new Date(`${day}T00:00:00Z`)),
    moment: (at: Date) => t('at', { date: dateInWords(date, at), time: dateInWords(time, at) }),
    time: (at: Date) => dateInWords(time, at),
  }
}
