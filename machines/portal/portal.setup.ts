import { assign, fromPromise, raise, sendTo, setup } from 'xstate'
import type { ScreenName } from '#contract/screens.ts'
import { authenticationMachine } from '../authentication/authentication.machine.ts'
import { callbackMachine } from '../callback/callback.machine.ts'
import { embeddedLoginMachine } from '../embeddedLogin/embeddedLogin.machine.ts'
import { maintenanceMachine } from '../maintenance/maintenance.machine.ts'
import { missingAction } from '../missingAction.ts'
import { missingActor } from '../missingActor.ts'
import type { MobileBannerInput } from '../mobileBanner/mobileBanner.machine.ts'
import { mobileBannerMachine } from '../mobileBanner/mobileBanner.machine.ts'
import { passwordFormMachine } from '../passwordForm/passwordForm.machine.ts'
import { passwordRequestMachine } from '../passwordRequest/passwordRequest.machine.ts'
import { profileCheckMachine } from '../profileCheck/profileCheck.machine.ts'
import type { SessionSnapshot } from '../session/session.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'
import type { SessionInput } from '../session/session.setup.ts'
import { snacksMachine } from '../snacks/snacks.machine.ts'

/** An address of the portal, already read: `screen` is `null` when it names none. */
export type PortalLocation = {
  readonly screen: ScreenName | null
  readonly pathname: string
  readonly search: string
  /** Carried in navigation state to /email-envoye. */
  readonly email: string | null
  /** An entry of the history that a screen made within itself: going back from it is a step back there. */
  readonly isStep?: boolean
}

export type PortalInput = SessionInput & {
  readonly location: PortalLocation
  readonly paths: Readonly<Record<ScreenName, string>>
  readonly embeddedLoginOrigin: string | null
  readonly mobileBanner: MobileBannerInput
}

type PortalContext = PortalInput & {
  readonly access: 'unknown' | 'signedOut' | 'signedIn'
  /** Where a signed-out person wanted to go; the way on after signing in. */
  readonly asked: PortalLocation | null
  /** The profile has been looked at since this person signed in. */
  readonly isWelcomed: boolean
}

export type PortalEvent =
  | { type: 'location.changed'; location: PortalLocation }
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'server.unavailable' }

const accessOf = (session: SessionSnapshot): PortalContext['access'] => {
  if (session.hasTag('restoring')) return 'unknown'
  return session.hasTag('signedIn') ? 'signedIn' : 'signedOut'
}
const privateScreens: readonly (ScreenName | null)[] = ['home', 'profileCheck']
const isSameAddress = (one: PortalLocation, other: PortalLocation) =>
  one.pathname === other.pathname && one.search === other.search

/** Every name the portal chart may use. */
export const portalSetup = setup({
  types: {
    context: {} as PortalContext,
    events: {} as PortalEvent,
    input: {} as PortalInput,
    /** Each flow is invoked under its own name. */
    children: {} as {
      session: 'session'
      snacks: 'snacks'
      mobileBanner: 'mobileBanner'
      authentication: 'authentication'
      passwordRequest: 'passwordRequest'
      passwordForm: 'passwordForm'
      callback: 'callback'
      profileCheck: 'profileCheck'
      embeddedLogin: 'embeddedLogin'
      maintenance: 'maintenance'
      needsProfileCheck: 'needsProfileCheck'
    },
    meta: {} as { specification: string },
  },
  actors: {
    session: sessionMachine,
    snacks: snacksMachine,
    mobileBanner: mobileBannerMachine,
    authentication: authenticationMachine,
    passwordRequest: passwordRequestMachine,
    passwordForm: passwordFormMachine,
    callback: callbackMachine,
    profileCheck: profileCheckMachine,
    embeddedLogin: embeddedLoginMachine,
    maintenance: maintenanceMachine,
    /** Whether the profile has no phone number and the check was not skipped on this device. */
    needsProfileCheck: fromPromise<boolean>(missingActor('needsProfileCheck')),
  },
  guards: {
    isOn: ({ context }, params: { screens: readonly ScreenName[] }) =>
      context.location.screen !== null && params.screens.includes(context.location.screen),
    isSameAddress: ({ context }, params: { location: PortalLocation }) =>
      isSameAddress(context.location, params.location),
    isStepBack: ({ context: { location } }, params: { location: PortalLocation }) =>
      isSameAddress(location, params.location) && Boolean(location.isStep) && !params.location.isStep,
    isAccessUnknown: ({ context }) => context.access === 'unknown',
    isSignedInOn: ({ context }, params: { screens: readonly ScreenName[] }) =>
      context.access === 'signedIn' &&
      context.location.screen !== null &&
      params.screens.includes(context.location.screen),
    isPrivateForbidden: ({ context }) =>
      context.access === 'signedOut' && privateScreens.includes(context.location.screen),
    isUnwelcomedAtHome: ({ context }) => context.location.screen === 'home' && !context.isWelcomed,
    hasOpened: ({ context }, params: { session: SessionSnapshot }) =>
      accessOf(params.session) === 'signedIn' && context.access !== 'signedIn',
    hasClosed: ({ context }, params: { session: SessionSnapshot }) =>
      accessOf(params.session) === 'signedOut' && context.access !== 'signedOut',
    hasExpired: ({ context }, params: { session: SessionSnapshot }) =>
      accessOf(params.session) === 'signedOut' && context.access === 'signedIn' && params.session.context.hasExpired,
    isOpen: ({ context }) => context.location.screen !== 'maintenance',
    isCheckNeeded: (_, params: { isNeeded: boolean }) => params.isNeeded,
    isEmailSent: (_, params: { outcome: 'signedIn' | 'emailSent' }) => params.outcome === 'emailSent',
  },
  actions: {
    rememberLocation: assign({ location: (_, params: { location: PortalLocation }) => params.location }),
    aimAt: assign(
      ({ context }, params: { screen: ScreenName; pathname?: string; search?: string; email?: string }) => ({
        location: {
          screen: params.screen,
          pathname: params.pathname ?? context.paths[params.screen],
          search: params.search ?? '',
          email: params.email ?? null,
        },
      }),
    ),
    aimWhereAsked: assign(({ context }) => ({
      location: context.asked ?? { screen: 'home' as const, pathname: context.paths.home, search: '', email: null },
      asked: null,
    })),
    rememberAsked: assign({ asked: ({ context }) => context.location }),
    rememberLeft: assign({
      asked: ({ context }) => (privateScreens.includes(context.location.screen) ? context.location : context.asked),
    }),
    rememberOpening: assign({ access: 'signedIn', isWelcomed: false }),
    rememberClosing: assign({ access: 'signedOut', isWelcomed: false }),
    rememberWelcome: assign({ isWelcomed: true }),
    announceOpening: raise({ type: 'session.opened' }),
    goStepBack: sendTo('authentication', { type: 'step.back' }),
    /** What was said to whoever was at the login form is no news to the person signed in. */
    clearSnacks: sendTo('snacks', { type: 'snacks.clear' }),
    announceClosing: raise({ type: 'session.closed' }),
    /** A message: the session has come to its end, please sign in again. */
    announceExpiry: missingAction('announceExpiry'),
    /** Shows an address in the browser, in place of the present one. */
    navigate: (_context, _params: { location: PortalLocation }) => missingAction('navigate')(),
  },
})
