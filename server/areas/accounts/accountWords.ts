import type { LocaleCode } from '#contract/offers.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { accountNames as namesEnCA } from '#locales/en-CA/accounts/accountNames.ts'
import { personal as personalEnCA } from '#locales/en-CA/accounts/personal.ts'
import { accountsCsv as enCA } from '#locales/en-CA/server/accountsCsv.ts'
import { personal as personalFrCA } from '#locales/fr-CA/accounts/personal.ts'
import { accountsCsv as frCA } from '#locales/fr-CA/server/accountsCsv.ts'
import { accountNames as namesFrFR } from '#locales/fr-FR/accounts/accountNames.ts'
import { personal as personalFrFR } from '#locales/fr-FR/accounts/personal.ts'
import { accountsCsv as frFR } from '#locales/fr-FR/server/accountsCsv.ts'

const texts = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }
const names: Readonly<Record<LocaleCode, Readonly<Record<string, string>>>> = {
  'fr-FR': namesFrFR,
  'fr-CA': namesFrFR,
  'en-CA': namesEnCA,
}

const personal = { 'fr-FR': personalFrFR, 'fr-CA': personalFrCA, 'en-CA': personalEnCA }

/** The texts of files and search hits about accounts, in one language. */
export const accountWords = (locale: LocaleCode) => ({
  t: createTranslate<typeof frFR>(locale, texts[locale]),
  /** The label of a line of a person's account: that of its entry, unless it speaks of the payments of many. */
  labelOf: ({ label, isSharedPayment }: { readonly label: string; readonly isSharedPayment: boolean }): string =>
    isSharedPayment ? personal[locale].statement.payment : label,
  nameOf: (account: string) => names[locale][`a${account}`] ?? null,
})
