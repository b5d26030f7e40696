import { and, not } from 'xstate'
import { goTo } from './portal.navigation.ts'
import { portalSetup } from './portal.setup.ts'

const isOnSignIn = { type: 'isOn', params: { screens: ['login', 'register'] } } as const
const isOnHome = { type: 'isOn', params: { screens: ['home'] } } as const

export const routing = portalSetup.createStateConfig({
  description: 'The address and the session together decide which part of the product is on screen.',
  meta: { specification: '§2 Routes' },
  always: [
    { guard: 'isAccessUnknown', target: 'restoring', description: 'The stored session has not been read yet.' },
    {
      guard: and(['isSignedIn', isOnSignIn]),
      target: 'welcoming',
      description: 'A signed-in person at the authentication screen goes to the first page.',
      actions: goTo('home'),
    },
    {
      guard: and(['isSignedOut', 'isOnPrivate']),
      target: 'authentication',
      description:
        'A page for signed-in people only: the login form comes first, and the requested page is remembered.',
      actions: ['rememberDestination', ...goTo('login')],
    },
    {
      guard: and([isOnHome, not('isWelcomed')]),
      target: 'welcoming',
      description: 'The first page, for the first time since this person signed in.',
    },
    {
      guard: { type: 'isInApplication', params: ({ context }) => context },
      target: 'application',
      description: 'A page of the main application; for a signed-in person, also the terms and unknown addresses.',
    },
    {
      guard: isOnSignIn,
      target: 'authentication',
      description: '/connexion or /inscription.',
    },
    {
      guard: { type: 'isOn', params: { screens: ['passwordRequest'] } },
      target: 'passwordRequest',
      description: '/mot-de-passe-oublie.',
    },
    { guard: { type: 'isOn', params: { screens: ['emailSent'] } }, target: 'emailSent', description: '/email-envoye.' },
    {
      guard: { type: 'isOn', params: { screens: ['passwordActivation', 'passwordReset'] } },
      target: 'passwordForm',
      description: 'A link from an e-mail leads to the choice of a password.',
    },
    {
      guard: { type: 'isOn', params: { screens: ['callback'] } },
      target: 'callback',
      description: '/callback/{type}.',
    },
    {
      guard: { type: 'isOn', params: { screens: ['signatureOutcome', 'paymentOutcome'] } },
      target: 'outcome',
      description: '/callback/signature or /callback/paiement.',
    },
    {
      guard: { type: 'isOn', params: { screens: ['contest'] } },
      target: 'contest',
      description: '/contester-un-vote.',
    },
    {
      guard: { type: 'isOn', params: { screens: ['profileCheck'] } },
      target: 'profileCheck',
      description: '/verifier-profil.',
    },
    {
      guard: { type: 'isOn', params: { screens: ['embeddedLogin'] } },
      target: 'embeddedLogin',
      description: '/token-login.',
    },
    {
      guard: { type: 'isOn', params: { screens: ['maintenance'] } },
      target: 'maintenance',
      description: '/maintenance.',
    },
    { guard: { type: 'isOn', params: { screens: ['terms'] } }, target: 'terms', description: '/conditions-generales.' },
    { target: 'notFound', description: 'No page has this address.' },
  ],
})
