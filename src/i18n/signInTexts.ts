import type { LocaleCode } from '#contract/offers.ts'
import type { SignInCatalogue } from '#locales/catalogue.ts'

const chunks = {
  'fr-FR': () => import('#locales/fr-FR/signIn.ts'),
  'fr-CA': () => import('#locales/fr-CA/signIn.ts'),
  'en-CA': () => import('#locales/en-CA/signIn.ts'),
} satisfies Record<LocaleCode, () => Promise<{ texts: SignInCatalogue }>>

/** The texts before sign-in: visitors download only those of their language. */
export const loadSignInTexts = async (locale: LocaleCode): Promise<SignInCatalogue> => (await chunks[locale]()).texts
