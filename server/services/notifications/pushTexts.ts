import type { NotificationType } from '#contract/notifications.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { notifications as enCA } from '#locales/en-CA/notifications.ts'
import { push as pushEnCA } from '#locales/en-CA/server/push.ts'
import { notifications as frCA } from '#locales/fr-CA/notifications.ts'
import { notifications as frFR } from '#locales/fr-FR/notifications.ts'
import { push as pushFrFR } from '#locales/fr-FR/server/push.ts'

const words: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }
const own: Readonly<Record<LocaleCode, Translated<typeof pushFrFR>>> = {
  'fr-FR': pushFrFR,
  'fr-CA': pushFrFR,
  'en-CA': pushEnCA,
}

/** The text of a notification on a device: its kind, and nothing that others should not read on a locked screen. */
export const labelOf = (type: NotificationType, locale: LocaleCode): string =>
  createTranslate<typeof frFR>(locale, words[locale])(`types.${type}.label`)

export const titleOfTest = (locale: LocaleCode): string => own[locale].test
