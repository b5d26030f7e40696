import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue } from './catalogue.ts'
import { application as englishApplication } from './en-CA/application.ts'
import { catalogue as englishSignIn } from './en-CA/catalogue.ts'
import { frame as englishFrame } from './en-CA/frame.ts'
import { ofSettings as englishSettings } from './en-CA/ofSettings.ts'
import { reporting as englishReporting } from './en-CA/reporting.ts'
import { voting as englishVoting } from './en-CA/voting.ts'
import { application as quebecApplication } from './fr-CA/application.ts'
import { catalogue as quebecSignIn } from './fr-CA/catalogue.ts'
import { frame as quebecFrame } from './fr-CA/frame.ts'
import { ofSettings as quebecSettings } from './fr-CA/ofSettings.ts'
import { reporting as quebecReporting } from './fr-CA/reporting.ts'
import { voting as quebecVoting } from './fr-CA/voting.ts'
import { application as frenchApplication } from './fr-FR/application.ts'
import { catalogue as frenchSignIn } from './fr-FR/catalogue.ts'
import { frame as frenchFrame } from './fr-FR/frame.ts'
import { ofSettings as frenchSettings } from './fr-FR/ofSettings.ts'
import { reporting as frenchReporting } from './fr-FR/reporting.ts'
import { voting as frenchVoting } from './fr-FR/voting.ts'

/** Every text of each language at once, for those who need not wait for them: the page fetches them part by part. */
export const french = {
  ...frenchSignIn,
  ...frenchFrame,
  ...frenchApplication,
  ...frenchSettings,
  ...frenchReporting,
  ...frenchVoting,
}
const quebec: Catalogue = {
  ...quebecSignIn,
  ...quebecFrame,
  ...quebecApplication,
  ...quebecSettings,
  ...quebecReporting,
  ...quebecVoting,
}
const english: Catalogue = {
  ...englishSignIn,
  ...englishFrame,
  ...englishApplication,
  ...englishSettings,
  ...englishReporting,
  ...englishVoting,
}

export const catalogues: Readonly<Record<LocaleCode, Catalogue>> = {
  'fr-FR': french,
  'fr-CA': quebec,
  'en-CA': english,
}
