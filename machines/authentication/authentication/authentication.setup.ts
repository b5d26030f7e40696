import { assign, fromPromise, setup } from 'xstate'
import type { Activation } from '#contract/authentication/authentication.ts'
import type { OfferCode } from '#contract/offers.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { SignInRefusal } from './signInRefusal.ts'
import { isWrongCombination, readRefusal } from './signInRefusal.ts'

/** The next steps that the check-user call may return; anything else is a failure. */
export type MailCheckOutcome =
  | { readonly next: 'CHECK_MAIL' | 'REGISTER' | 'LOGIN' }
  | { readonly next: 'REDIRECT_TO_OFFER'; readonly allowedOffer: OfferCode }

export type AuthenticationInput = {
  /** The address from the query string, with which the form starts. */
  readonly email: string | null
  /** Whether it was opened at /inscription. */
  readonly isRegistering: boolean
}

type AuthenticationContext = AuthenticationInput & {
  readonly allowedOffer: OfferCode | null
  readonly refusal: SignInRefusal | null
}

type AuthenticationEvent =
  | { type: 'login.submit'; email: string; password: string | null }
  | { type: 'email.change' }
  | { type: 'step.back' }
  | { type: 'register.start' }
  | ({ type: 'activation.submit' } & Activation)
  | { type: 'mail.confirm' }
  | { type: 'mail.sendAgain' }

/** The outcome of the screen: signed in, or on to /email-envoye with the address of the mail. */
export type AuthenticationOutput = { readonly outcome: 'signedIn' | 'emailSent'; readonly email: string }

type AuthenticationTag =
  | 'askingEmail'
  | 'askingPassword'
  | 'askingReference'
  | 'mailAnnounced'
  | 'elsewhere'
  | 'busy'
  | 'failed'

export const screenActions = '§4 Authentication screen actions'

/** Every name the authentication chart may use. */
export const authenticationSetup = setup({
  types: {
    context: {} as AuthenticationContext,
    events: {} as AuthenticationEvent,
    input: {} as AuthenticationInput,
    output: {} as AuthenticationOutput,
    tags: {} as AuthenticationTag,
    meta: {} as { specification: string },
  },
  actors: {
    checkMail: fromPromise<MailCheckOutcome, { email: string }>(missingActor('checkMail')),
    signIn: fromPromise<unknown, { username: string; password: string }>(missingActor('signIn')),
    activate: fromPromise<unknown, Activation>(missingActor('activate')),
    signUp: fromPromise<unknown, { email: string }>(missingActor('signUp')),
  },
  guards: {
    isRegistering: ({ context }) => context.isRegistering,
    hasPassword: (_, params: { password: string | null }) => Boolean(params.password),
    isNext: (_, params: { outcome: MailCheckOutcome; next: MailCheckOutcome['next'] }) =>
      params.outcome.next === params.next,
    isOtherOffer: (_, params: { error: unknown }) => readRefusal(params.error).allowedOffer !== null,
    isWrongCombination: (_, params: { error: unknown }) => isWrongCombination(readRefusal(params.error)),
  },
  actions: {
    rememberEmail: assign({ email: (_, params: { email: string }) => params.email }),
    rememberAllowedOffer: assign({
      allowedOffer: (_, params: MailCheckOutcome) => ('allowedOffer' in params ? params.allowedOffer : null),
    }),
    rememberOfferOfRefusal: assign({
      allowedOffer: (_, params: { error: unknown }) => readRefusal(params.error).allowedOffer,
    }),
    forgetAllowedOffer: assign({ allowedOffer: null }),
    rememberRefusal: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    forgetRefusal: assign({ refusal: null }),
    forgetEmail: assign({ email: null }),
    /** Supplied by the portal: from now on the browser's back button leads to the e-mail step. */
    addStep: missingAction('addStep'),
    /** Supplied by the portal: the snack 'La combinaison email / mot de passe est invalide', 5 s, action OK. */
    announceWrongCombination: missingAction('announceWrongCombination'),
  },
})
