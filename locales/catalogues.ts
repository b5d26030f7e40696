import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue, FrenchCatalogue } from './catalogue.ts'

const chunks = import.meta.glob<Partial<Catalogue>>('./*/*.ts', { eager: true, import: 'texts' })

/** All texts of a language at once, for the catalogue of widgets and for tests. Pages load them in chunks. */
function textsOf(locale: 'fr-FR'): FrenchCatalogue
function textsOf(locale: LocaleCode): Catalogue
function textsOf(locale: LocaleCode): Partial<Catalogue> {
  const own = Object.entries(chunks).filter(([path]) => path.startsWith(`./${locale}/`))
  return Object.assign({}, ...own.map(([, texts]) => texts))
}

export const french = textsOf('fr-FR')
export const catalogues: Readonly<Record<LocaleCode, Catalogue>> = {
  'fr-FR': french,
  'fr-CA': textsOf('fr-CA'),
  'en-CA': textsOf('en-CA'),
}
