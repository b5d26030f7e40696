import { assign, fromPromise, raise, sendTo, setup, stopChild } from 'xstate'
import type { ScreenName } from '#contract/addresses.ts'
import { isApplicationScreen, outcomeIn } from '#contract/addresses.ts'
import { authenticationMachine } from '#machines/authentication/authentication/authentication.machine.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { MobileBannerInput } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import { mobileBannerMachine } from '#machines/mobileBanner/mobileBanner/mobileBanner.machine.ts'
import type { SessionSnapshot } from '#machines/session/session/session.machine.ts'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import { selectPersonKey } from '#machines/session/session/session.selectors.ts'
import type { SessionInput } from '#machines/session/session/session.setup.ts'
import { snacksMachine } from '#machines/snacks/snacks/snacks.machine.ts'
import type { ShellLogic, ShellRef } from '../shell/shell.machine.ts'
import type { Aim, FetchedFlow, Flow, FlowName } from './portal.flow.ts'
import { outcomeOf } from './portal.flow.ts'

/** A parsed address of the portal; `screen` is `null` for an unknown one. */
export type PortalLocation = {
  readonly screen: ScreenName | null
  readonly pathname: string
  readonly search: string
  /** Carried in navigation state to /email-envoye. */
  readonly email: string | null
  /** Carried in navigation state to /callback/:type: the server has accepted what this page sent. An address proves nothing. */
  readonly hasSucceeded?: boolean
  /** A history entry that a screen added for its own step: going back from it is a step back within the screen. */
  readonly isStep?: boolean
  /** The steps of a flow in the history before this entry, by their names in the address. */
  readonly stepsBehind?: readonly string[]
  readonly way?: Way
}

/** How the browser arrived at an address: by a new history entry, an earlier or later one, or a new address for the current one. */
export type Way = 'link' | 'traversal' | 'inPlace'
/** How the portal shows an address: in the current history entry, in a new one, or by going back to the previous one. */
export type Step = 'inPlace' | 'new' | 'back'

export type PortalInput = SessionInput & {
  readonly location: PortalLocation
  readonly paths: Readonly<Record<ScreenName, string>>
  readonly embeddedLoginOrigin: string | null
  readonly mobileBanner: MobileBannerInput
}

type PortalContext = PortalInput & {
  readonly access: 'unknown' | 'signedOut' | 'signedIn'
  /** The address that a signed-out person requested, opened after sign-in. */
  readonly destination: PortalLocation | null
  /** Whether the profile was checked since this person signed in. */
  readonly isWelcomed: boolean
  /** Changes whenever the portal starts to act for another person; `null` = nobody is signed in. */
  readonly personKey: string | null
  /** The frame of the main application, loaded when it is first needed. */
  readonly shellRef: ShellRef | null
  /** The flow on screen, if it loads on demand. */
  readonly flow: Flow | null
  /** The requested address, while the person decides about unsaved changes. */
  readonly wanted: PortalLocation | null
}

export type FlowWanted = { readonly flow: FlowName } & Pick<PortalInput, 'location' | 'embeddedLoginOrigin'>

export type PortalEvent =
  | { type: 'location.changed'; location: PortalLocation }
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'person.changed' }
  | { type: 'leaving.hold' }
  | { type: 'leaving.release' }
  | { type: 'leaving.confirm' }
  | { type: 'leaving.cancel' }
  | { type: 'server.unavailable' }

const accessOf = (session: SessionSnapshot): PortalContext['access'] => {
  if (session.hasTag('restoring')) return 'unknown'
  return session.hasTag('signedIn') ? 'signedIn' : 'signedOut'
}
const isOutcome = (screen: ScreenName) => screen === 'signatureOutcome' || screen === 'paymentOutcome'
/** Only the owner of an outcome may see it; an address that names none has nothing to hide. */
const isPrivate = ({ screen, ...address }: PortalLocation) =>
  screen !== null &&
  (isApplicationScreen(screen) || screen === 'profileCheck' || (isOutcome(screen) && outcomeIn(address).id !== null))
/** The screens inside the frame: its own and, for a signed-in person, the terms and the page for unknown addresses. */
const isShownInside = ({ screen }: PortalLocation, access: PortalContext['access']) =>
  access === 'signedIn' && (screen === null || screen === 'terms' || isApplicationScreen(screen))
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
      loadFlow: 'loadFlow'
      flow: 'flow'
      needsProfileCheck: 'needsProfileCheck'
      loadShell: 'loadShell'
    },
    tags: {} as 'askingToLeave' | 'onItsWay' | 'missing',
    meta: {} as { specification: string },
  },
  actors: {
    session: sessionMachine,
    snacks: snacksMachine,
    mobileBanner: mobileBannerMachine,
    authentication: authenticationMachine,
    /** Loads a flow with its screen, and reads its input from the address. */
    loadFlow: fromPromise<FetchedFlow, FlowWanted>(missingActor('loadFlow')),
    /** The flow on screen, until it is done. */
    flow: fromPromise<Aim, { flow: Flow }>(({ input }) => outcomeOf(input.flow)),
    /** Whether the profile has no phone number and the check was not skipped on this device. */
    needsProfileCheck: fromPromise<boolean>(missingActor('needsProfileCheck')),
    /** Loads the frame with everything it needs. */
    loadShell: fromPromise<ShellLogic>(missingActor('loadShell')),
  },
  guards: {
    isOn: ({ context }, params: { screens: readonly ScreenName[] }) =>
      context.location.screen !== null && params.screens.includes(context.location.screen),
    isSameAddress: ({ context }, params: { location: PortalLocation }) =>
      isSameAddress(context.location, params.location),
    isStepBack: ({ context: { location } }, params: { location: PortalLocation }) =>
      isSameAddress(location, params.location) && Boolean(location.isStep) && !params.location.isStep,
    isAccessUnknown: ({ context }) => context.access === 'unknown',
    isSignedIn: ({ context }) => context.access === 'signedIn',
    isSignedOut: ({ context }) => context.access === 'signedOut',
    isOnPrivate: ({ context }) => isPrivate(context.location),
    isWelcomed: ({ context }) => context.isWelcomed,
    isInApplication: ({ context }, { location }: { location: PortalLocation | null }) =>
      location !== null && isShownInside(location, context.access),
    isElsewhere: ({ context }, params: { location: PortalLocation }) =>
      !isSameAddress(context.location, params.location),
    hasChangedPerson: ({ context }, params: { session: SessionSnapshot }) =>
      accessOf(params.session) === 'signedIn' &&
      context.access === 'signedIn' &&
      selectPersonKey(params.session) !== context.personKey,
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
      ({ context: { paths } }, { screen, pathname = paths[screen], search = '', email = null, ...aim }: Aim) => ({
        location: { screen, pathname, search, email, ...aim },
      }),
    ),
    aimAtDestination: assign(({ context }) => ({
      location: context.destination ?? {
        screen: 'home' as const,
        pathname: context.paths.home,
        search: '',
        email: null,
      },
      destination: null,
    })),
    rememberDestination: assign({ destination: ({ context }) => context.location }),
    rememberLeft: assign({
      destination: ({ context }) => (isPrivate(context.location) ? context.location : context.destination),
    }),
    rememberOpening: assign((_, params: { session: SessionSnapshot }) => ({
      access: 'signedIn' as const,
      isWelcomed: false,
      personKey: selectPersonKey(params.session),
    })),
    rememberPerson: assign({ personKey: (_, params: { session: SessionSnapshot }) => selectPersonKey(params.session) }),
    rememberClosing: assign({ access: 'signedOut', isWelcomed: false, personKey: null }),
    rememberWelcome: assign({ isWelcomed: true }),
    openFlow: assign({
      flow: ({ spawn }, fetched: FetchedFlow): Flow => {
        switch (fetched.name) {
          case 'passwordRequest':
            return { name: fetched.name, ref: spawn(fetched.logic, { input: fetched.input }) }
          case 'passwordForm':
            return { name: fetched.name, ref: spawn(fetched.logic, { input: fetched.input }) }
          case 'callback':
            return { name: fetched.name, ref: spawn(fetched.logic, { input: fetched.input }) }
          case 'outcome':
            return { name: fetched.name, ref: spawn(fetched.logic, { input: fetched.input }) }
          case 'contest':
            return { name: fetched.name, ref: spawn(fetched.logic, { input: fetched.input }) }
          case 'embeddedLogin':
            return { name: fetched.name, ref: spawn(fetched.logic, { input: fetched.input }) }
          case 'profileCheck':
            return { name: fetched.name, ref: spawn(fetched.logic) }
          case 'maintenance':
            return { name: fetched.name, ref: spawn(fetched.logic) }
        }
      },
    }),
    stopFlow: stopChild(({ context }: { context: PortalContext }) => context.flow?.ref ?? 'flow'),
    forgetFlow: assign({ flow: null }),
    openShell: assign({
      wanted: null,
      shellRef: ({ spawn }, params: { logic: ShellLogic }) => spawn(params.logic, { systemId: 'shell' }),
    }),
    stopShell: stopChild(({ context }: { context: PortalContext }) => context.shellRef ?? 'shell'),
    forgetShell: assign({ shellRef: null }),
    /** Replacing the query of an address, as a filter does, does not change the page. */
    tellShell: ({ context }, params: { location: PortalLocation }) => {
      if (params.location.way !== 'inPlace') context.shellRef?.send({ type: 'page.changed' })
    },
    rememberWanted: assign({ wanted: (_, params: { location: PortalLocation }) => params.location }),
    aimAtWanted: assign(({ context }) => ({ location: context.wanted ?? context.location, wanted: null })),
    forgetWanted: assign({ wanted: null }),
    announceOpening: raise({ type: 'session.opened' }),
    announcePerson: raise({ type: 'person.changed' }),
    goStepBack: sendTo('authentication', { type: 'step.back' }),
    /** Messages from the login form do not concern the person who has signed in. */
    clearSnacks: sendTo('snacks', { type: 'snacks.clear' }),
    announceClosing: raise({ type: 'session.closed' }),
    /** Shows a snack: the session has expired, please sign in again. */
    announceExpiry: missingAction('announceExpiry'),
    /** Shows an address in the browser. */
    navigate: (_context, _params: { location: PortalLocation; step: Step }) => missingAction('navigate')(),
  },
})
