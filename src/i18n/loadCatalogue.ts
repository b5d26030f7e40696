import type { LocaleCode } from '#contract/offers.ts'
import type {
  ApplicationCatalogue,
  FrameCatalogue,
  ReportingCatalogue,
  SettingsCatalogue,
  SignInCatalogue,
  VotingCatalogue,
} from '#locales/catalogue.ts'

const loaders = {
  'fr-FR': () => import('#locales/fr-FR/catalogue.ts'),
  'fr-CA': () => import('#locales/fr-CA/catalogue.ts'),
  'en-CA': () => import('#locales/en-CA/catalogue.ts'),
} satisfies Record<LocaleCode, () => Promise<{ catalogue: SignInCatalogue }>>

const frameLoaders = {
  'fr-FR': () => import('#locales/fr-FR/frame.ts'),
  'fr-CA': () => import('#locales/fr-CA/frame.ts'),
  'en-CA': () => import('#locales/en-CA/frame.ts'),
} satisfies Record<LocaleCode, () => Promise<{ frame: FrameCatalogue }>>

const applicationLoaders = {
  'fr-FR': () => import('#locales/fr-FR/application.ts'),
  'fr-CA': () => import('#locales/fr-CA/application.ts'),
  'en-CA': () => import('#locales/en-CA/application.ts'),
} satisfies Record<LocaleCode, () => Promise<{ application: ApplicationCatalogue }>>

const settingsLoaders = {
  'fr-FR': () => import('#locales/fr-FR/ofSettings.ts'),
  'fr-CA': () => import('#locales/fr-CA/ofSettings.ts'),
  'en-CA': () => import('#locales/en-CA/ofSettings.ts'),
} satisfies Record<LocaleCode, () => Promise<{ ofSettings: SettingsCatalogue }>>

const reportingLoaders = {
  'fr-FR': () => import('#locales/fr-FR/reporting.ts'),
  'fr-CA': () => import('#locales/fr-CA/reporting.ts'),
  'en-CA': () => import('#locales/en-CA/reporting.ts'),
} satisfies Record<LocaleCode, () => Promise<{ reporting: ReportingCatalogue }>>

const votingLoaders = {
  'fr-FR': () => import('#locales/fr-FR/voting.ts'),
  'fr-CA': () => import('#locales/fr-CA/voting.ts'),
  'en-CA': () => import('#locales/en-CA/voting.ts'),
} satisfies Record<LocaleCode, () => Promise<{ voting: VotingCatalogue }>>

/** One chunk per locale: a visitor downloads the texts of their language only. */
export const loadCatalogue = async (locale: LocaleCode): Promise<SignInCatalogue> => (await loaders[locale]()).catalogue

/** The texts of the frame and the dashboard, a chunk of their own. */
export const loadFrameTexts = async (locale: LocaleCode): Promise<FrameCatalogue> =>
  (await frameLoaders[locale]()).frame

/** What the other screens share. */
export const loadApplicationTexts = async (locale: LocaleCode): Promise<ApplicationCatalogue> =>
  (await applicationLoaders[locale]()).application

/** The texts of settings, account and consultation. */
export const loadSettingsTexts = async (locale: LocaleCode): Promise<SettingsCatalogue> =>
  (await settingsLoaders[locale]()).ofSettings

/** The texts of reports and equipment. */
export const loadReportingTexts = async (locale: LocaleCode): Promise<ReportingCatalogue> =>
  (await reportingLoaders[locale]()).reporting

/** The texts of decisions, votes and meetings. */
export const loadVotingTexts = async (locale: LocaleCode): Promise<VotingCatalogue> =>
  (await votingLoaders[locale]()).voting
