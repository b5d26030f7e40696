import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import type { LocaleCode } from '#contract/offers.ts'

type Language = 'french' | 'english'

const languages: Readonly<Record<LocaleCode, Language>> = { 'fr-FR': 'french', 'fr-CA': 'french', 'en-CA': 'english' }

/** Only the database reads and writes this type. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * PostgreSQL's French stemmer expects accents, which our normalised texts lack: « cassee » would not match « casse », nor
 * « velos » « velo ». So feminine and plural endings are removed first.
 */
const withoutEnds = (text: SQLWrapper) => sql`regexp_replace(replace(${text}, 'yaux', 'yau'), '(?:e+s?|s)\\M', '', 'g')`

/** The stems of a text in every language of the portal. */
export function stemsOf(text: SQLWrapper): SQL {
  const words = sql`translate(${text}, './-+_@:&<~=?#%', '              ')`
  return sql`(to_tsvector('french', ${withoutEnds(words)}) || to_tsvector('english', ${words}))`
}

/** Finds a word in any of its forms, in the languages of an offer. */
export function queryOfWord(word: string, locales: readonly LocaleCode[]): SQL {
  const text = sql`${word}::text`
  const inLanguage: Readonly<Record<Language, SQL>> = {
    french: sql`plainto_tsquery('french', ${withoutEnds(text)})`,
    english: sql`plainto_tsquery('english', ${text})`,
  }
  const written = new Set(locales.map((locale) => languages[locale]))
  return anyOf([...written].map((language) => inLanguage[language]))
}

export const anyOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`
