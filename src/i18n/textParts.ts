import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue } from '#locales/catalogue.ts'

/** Texts that are fetched together, in one chunk for each language. */
export type TextPart = {
  readonly name: string
  readonly load: (locale: LocaleCode) => Promise<Partial<Catalogue>>
}

const frames = {
  'fr-FR': () => import('#locales/fr-FR/frame.ts'),
  'fr-CA': () => import('#locales/fr-CA/frame.ts'),
  'en-CA': () => import('#locales/en-CA/frame.ts'),
} satisfies Record<LocaleCode, () => Promise<{ texts: Partial<Catalogue> }>>

/** What is read in the frame and on the dashboard. */
export const frameTexts: TextPart = { name: 'frame', load: async (locale) => (await frames[locale]()).texts }
