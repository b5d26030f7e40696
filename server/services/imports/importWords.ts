import type { ImportRefusal } from '#contract/imports.ts'
import { hasDetail } from '#contract/imports.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { imports as enCA } from '#locales/en-CA/server/imports.ts'
import { imports as frCA } from '#locales/fr-CA/server/imports.ts'
import { imports as frFR } from '#locales/fr-FR/server/imports.ts'

const texts = { 'fr-FR': frFR, 'fr-CA': frCA, 'en-CA': enCA }
const columns = ['place', 'file', 'line', 'column', 'reason'] as const

/** The words of a report in one language. */
export function importWords(locale: LocaleCode) {
  const t = createTranslate<typeof frFR>(locale, texts[locale])
  return {
    header: columns.map((name) => t(`columns.${name}`)),
    reason: ({ reason, detail }: Pick<ImportRefusal, 'reason' | 'detail'>) => {
      const sentence = t(`reasons.${reason}`)
      if (detail === null || !hasDetail(reason)) return sentence
      return `${sentence} (${t(`details.${reason}`, { detail })})`
    },
  }
}
