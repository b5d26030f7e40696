import type { LocaleCode } from '#contract/offers.ts'
import type { Translated } from '#locales/catalogue.ts'
import { desk as enCA } from '#locales/en-CA/server/desk.ts'
import { desk as frFR } from '#locales/fr-FR/server/desk.ts'

const wordsIn = ({ team, left }: Translated<typeof frFR>) => ({
  team,
  left: (names: string) => left.replace('{{names}}', () => names),
})

/** The portal's additions to a comment from the help desk, in the language of the requester. */
export const deskWords: Readonly<Record<LocaleCode, ReturnType<typeof wordsIn>>> = {
  'fr-FR': wordsIn(frFR),
  'fr-CA': wordsIn(frFR),
  'en-CA': wordsIn(enCA),
}
