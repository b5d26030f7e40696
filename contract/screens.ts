import * as z from 'zod/mini'

/** Screens of people who are not signed in, or need not be (specification §2). */
const outerPaths = {
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

/** Screens of the main application: all of them stand inside its frame. */
export const applicationPaths = {
  home: '/',
  activity: '/activite',
  place: '/immeuble',
  community: '/communaute',
  myPlaces: '/mes-immeubles',
  agency: '/agence',
  account: '/mon-compte',
  profile: '/mon-profil',
  password: '/mot-de-passe',
  preferences: '/preferences',
  privacy: '/preferences/confidentialite',
  mailing: '/preferences/envoi',
  notificationSettings: '/preferences/notifications',
  impersonation: '/consultation',
} as const
export type ApplicationScreen = keyof typeof applicationPaths

/** Paths of the screens (specification §2). The server answers 404 for any other one; labels come from `locales/`. */
export const screenPaths = { ...applicationPaths, ...outerPaths } as const
export type ScreenName = keyof typeof screenPaths
const screenEntries = Object.entries(screenPaths)
const screenName = z.custom<ScreenName>((name) => typeof name === 'string' && name in screenPaths)

export const isApplicationScreen = (screen: ScreenName): screen is ApplicationScreen => screen in applicationPaths

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
