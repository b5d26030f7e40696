import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { exchangeMails as enCA } from '#locales/en-CA/server/exchangeMails.ts'
import { exchangeMails as frCA } from '#locales/fr-CA/server/exchangeMails.ts'
import { exchangeMails as frFR } from '#locales/fr-FR/server/exchangeMails.ts'

const texts: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

export const exchangeTexts = (locale: LocaleCode) => createTranslate<typeof frFR>(locale, texts[locale])
export type ExchangeTexts = ReturnType<typeof exchangeTexts>
