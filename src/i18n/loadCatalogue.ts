import type { LocaleCode } from '#contract/offers.ts'
import type { ApplicationCatalogue, FrameCatalogue, SignInCatalogue } from '#locales/catalogue.ts'

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

/** One chunk per locale: a visitor downloads the texts of their language only. */
export const loadCatalogue = async (locale: LocaleCode): Promise<SignInCatalogue> => (await loaders[locale]()).catalogue

/** The texts of the frame and the dashboard, a chunk of their own. */
export const loadFrameTexts = async (locale: LocaleCode): Promise<FrameCatalogue> =>
  (await frameLoaders[locale]()).frame

/** The texts of the other screens, one more. */
export const loadApplicationTexts = async (locale: LocaleCode): Promise<ApplicationCatalogue> =>
  (await applicationLoaders[locale]()).application
