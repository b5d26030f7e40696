import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue } from '#locales/catalogue.ts'
import { application as enCAApplication } from '#locales/en-CA/application.ts'
import { catalogue as enCA } from '#locales/en-CA/catalogue.ts'
import { application as frCAApplication } from '#locales/fr-CA/application.ts'
import { catalogue as frCA } from '#locales/fr-CA/catalogue.ts'
import { application as frFRApplication } from '#locales/fr-FR/application.ts'
import { catalogue as frFR } from '#locales/fr-FR/catalogue.ts'

/** All texts at once: on the dev server nobody waits for them. */
export const catalogueTexts: Readonly<Record<LocaleCode, Catalogue>> = {
  'fr-FR': { ...frFR, ...frFRApplication },
  'fr-CA': { ...frCA, ...frCAApplication },
  'en-CA': { ...enCA, ...enCAApplication },
}
