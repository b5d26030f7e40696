import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue } from '#locales/catalogue.ts'

const loaders = {
  'fr-FR': () => import('#locales/fr-FR/catalogue.ts'),
  'fr-CA': () => import('#locales/fr-CA/catalogue.ts'),
  'en-CA': () => import('#locales/en-CA/catalogue.ts'),
} satisfies Record<LocaleCode, () => Promise<{ catalogue: Catalogue }>>

/** One chunk per locale: a visitor downloads the texts of their language only. */
export const loadCatalogue = async (locale: LocaleCode): Promise<Catalogue> => (await loaders[locale]()).catalogue
