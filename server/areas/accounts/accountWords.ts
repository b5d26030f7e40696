import type { LocaleCode } from '#contract/offers.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { accountNames as namesEnCA } from '#locales/en-CA/accounts/accountNames.ts'
import { accountsCsv as enCA } from '#locales/en-CA/server/accountsCsv.ts'
import { accountNames as namesFrFR } from '#locales/fr-FR/accounts/accountNames.ts'
import { accountsCsv as frFR } from '#locales/fr-FR/server/accountsCsv.ts'

const texts = { 'fr-FR': frFR, 'fr-CA': frFR, 'en-CA': enCA }
const names: Readonly<Record<LocaleCode, Readonly<Record<string, string>>>> = {
  'fr-FR': namesFrFR,
  'fr-CA': namesFrFR,
  'en-CA': namesEnCA,
}

/** The texts of files about accounts, in one language. */
export const accountWords = (locale: LocaleCode) => ({
  t: createTranslate<typeof frFR>(locale, texts[locale]),
  nameOf: (account: string) => names[locale][`a${account}`] ?? null,
})
