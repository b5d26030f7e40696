import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { fetchedNeeds as english } from '#locales/en-CA/frame/fetchedNeeds.ts'
import { fetchedNeeds as quebec } from '#locales/fr-CA/frame/fetchedNeeds.ts'
import { fetchedNeeds as french } from '#locales/fr-FR/frame/fetchedNeeds.ts'

const words: Readonly<Record<LocaleCode, Translated<typeof french>>> = {
  'fr-FR': french,
  'fr-CA': quebec,
  'en-CA': english,
}

/** The words of needs whose code loads with their first request. */
export const fetchedWords = (locale: LocaleCode) => createTranslate<typeof french>(locale, words[locale])
