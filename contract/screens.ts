import * as z from 'zod/mini'

/** Paths of the screens (specification §2). The server answers 404 for any other one; labels come from `locales/`. */
export const screenPaths = {
  home: '/',
  login: '/connexion',
  register: '/inscription',
  passwordRequest: '/mot-de-passe-oublie',
  emailSent: '/email-envoye',
  passwordActivation: '/mot-de-passe/activation',
  passwordReset: '/mot-de-passe/reinitialisation',
  callback: '/callback/:type',
  profileCheck: '/verifier-profil',
  embeddedLogin: '/token-login',
  maintenance: '/maintenance',
  terms: '/conditions-generales',
} as const
export type ScreenName = keyof typeof screenPaths
const screenEntries = Object.entries(screenPaths)
const screenName = z.custom<ScreenName>((name) => typeof name === 'string' && name in screenPaths)

export const callbackTypes = ['activation', 'reinitialisation', 'deblocage', 'signature', 'paiement'] as const
export const callbackType = z.enum(callbackTypes)
export type CallbackType = z.output<typeof callbackType>
const callbackResults = ['success', 'expired', 'wrong_offer'] as const
const callbackResult = z.enum(callbackResults)
export type CallbackResult = z.output<typeof callbackResult>

/** Address of the result screen of a callback. */
export const callbackPath = (type: CallbackType) => `/callback/${type}` as const

/** The screen a path names, with `null` for a path that names none. A trailing slash is the same screen. */
export function screenOf(pathname: string): ScreenName | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (path.startsWith('/callback/')) {
    return callbackType.safeParse(path.slice('/callback/'.length)).success ? 'callback' : null
  }
  const entry = screenEntries.find(([, known]) => known === path)
  return entry ? screenName.parse(entry[0]) : null
}
