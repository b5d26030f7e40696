import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import { people as enCA } from '#locales/en-CA/server/people.ts'
import { people as frFR } from '#locales/fr-FR/server/people.ts'

const names: Readonly<Record<LocaleCode, string>> = {
  'fr-FR': frFR.former,
  'fr-CA': frFR.former,
  'en-CA': enCA.former,
}
/** The author of something. A missing person is one whose account was deleted. */
export const toAuthor = (person: PersonShown | null, locale: LocaleCode): PersonShown =>
  person ?? { userId: null, displayName: names[locale], avatarUrl: null }
