import type { Catalogue, TextName } from '#locales/catalogue.ts'
import type { TextPart } from './textParts.ts'

const chunks = import.meta.glob<{ readonly texts: Partial<Catalogue> }>([
  '/locales/*/*.ts',
  '!/locales/*/{signIn,frame}.ts',
])

/** The texts of one area's pages, or shared by several areas: `locales/<locale>/<name>.ts`. */
export const pageTexts = (name: TextName): TextPart => ({
  name,
  load: async (locale) => {
    const path = `/locales/${locale}/${name}.ts`
    const chunk = chunks[path]
    if (!chunk) throw new Error(`there is no ${path}`)
    return (await chunk()).texts
  },
})
