import { sentenceKeyOf } from '#contract/notificationEvents.ts'
import type { Notification } from '#contract/notifications.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { notifications as enCA } from '#locales/en-CA/notifications.ts'
import { notifications as frCA } from '#locales/fr-CA/notifications.ts'
import { notifications as frFR } from '#locales/fr-FR/notifications.ts'

const words: Readonly<Record<LocaleCode, Translated<typeof frFR>>> = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }

/** A title may contain line breaks, but a subject is one line. Non-breaking spaces stay. */
export const oneLine = (text: string) => text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim()

type Told = Pick<Notification, 'type' | 'event' | 'title' | 'author'>

/** The kind of a notification, and the sentence that the activity page shows. */
export function notificationWords(locale: LocaleCode, told: Told) {
  const t = createTranslate<typeof frFR>(locale, words[locale])
  const sentence = t(sentenceKeyOf(told), { author: told.author ?? '', title: oneLine(told.title) })
  return { label: t(`types.${told.type}.label`), sentence }
}
