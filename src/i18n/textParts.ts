import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue } from '#locales/catalogue.ts'

/** Texts that load together, in one chunk per language. */
export type TextPart = {
  readonly name: string
  readonly load: (locale: LocaleCode) => Promise<Partial<Catalogue>>
}

const frames = {
  'fr-FR': () => import('#locales/fr-FR/frame.ts'),
  'fr-CA': () => import('#locales/fr-CA/frame.ts'),
  'en-CA': () => import('#locales/en-CA/frame.ts'),
} satisfies Record<LocaleCode, () => Promise<{ texts: Partial<Catalogue> }>>

export const frameTexts: TextPart = { name: 'frame', load: async (locale) => (await frames[locale]()).texts }
