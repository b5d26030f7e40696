import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { ScreenName } from '#contract/screens.ts'
import { screenPaths } from '#contract/screens.ts'
import { maintenanceMachine } from '#machines/maintenance/maintenance.machine.ts'
import { passwordFormMachine } from '#machines/passwordForm/passwordForm.machine.ts'
import { portalMachine } from '#machines/portal/portal.machine.ts'
import { selectPart, selectSentEmail } from '#machines/portal/portal.selectors.ts'
import type { PortalLocation } from '#machines/portal/portal.setup.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionEvent } from '#machines/session/session.setup.ts'
import { selectShownSnack } from '#machines/snacks/snacks.selectors.ts'
import { signedInSession, someTokens } from '#tests/support/sessions.ts'

const at = (screen: ScreenName | null, search = ''): PortalLocation => ({
  screen,
  pathname: screen ? screenPaths[screen] : '/nulle-part',
  search,
  email: null,
})

type Options = {
  location?: PortalLocation
  isSignedIn?: boolean
  needsProfileCheck?: () => Promise<boolean>
  readTerms?: () => Promise<unknown>
}

async function startPortal(options: Options = {}) {
  const navigate = vi.fn()
  const announceExpiry = vi.fn()
  const provided = sessionMachine.provide({
    actors: {
      readStored: fromPromise(async () => (options.isSignedIn ? signedInSession() : null)),
      requestTokens: fromPromise(async () => someTokens()),
      revokeTokens: fromPromise(async () => {}),
      watchTabs: fromCallback<SessionEvent>(() => {}),
    },
    actions: { persist: () => {}, clearEverything: () => {}, clearData: () => {} },
  })
  const maintenance = maintenanceMachine.provide({
    actors: { readTerms: fromPromise(options.readTerms ?? (() => Promise.reject(new Error('503')))) },
  })
  const machine = portalMachine.provide({
    actors: {
      session: provided,
      maintenance,
      passwordForm: passwordFormMachine.provide({ actors: { measureStrength: fromCallback(() => {}) } }),
      needsProfileCheck: fromPromise(options.needsProfileCheck ?? (async () => false)),
    },
    actions: {
      navigate: (_, { location }) => navigate(location.pathname + location.search),
      announceExpiry: () => announceExpiry(),
    },
  })
  const portal = createActor(machine, {
    input: {
      createId: () => 'sign-in-2',
      location: options.location ?? at('home'),
      paths: screenPaths,
      embeddedLoginOrigin: null,
      mobileBanner: { platform: 'other', hasDismissedBanner: false },
    },
  }).start()
  await waitFor(portal, (snapshot) => selectPart(snapshot) !== 'restoring' && selectPart(snapshot) !== 'welcoming')
  const part = () => selectPart(portal.getSnapshot())
  const arrivesAt = (expected: string) => waitFor(portal, (snapshot) => selectPart(snapshot) === expected)
  const session = () => portal.getSnapshot().children.session
  return { portal, navigate, announceExpiry, part, arrivesAt, session }
}

describe('portal', () => {
  it('shows the first page to a person whose sign-in is still stored', async () => {
    const { part, navigate } = await startPortal({ isSignedIn: true })
    expect(part()).toBe('home')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('sends a signed-out person to the login form and then on to the page first asked for', async () => {
    const { part, navigate, session, arrivesAt } = await startPortal({ location: at('home', '?de=courriel') })
    expect(part()).toBe('authentication')
    expect(navigate).toHaveBeenLastCalledWith('/connexion')

    session()?.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
    await arrivesAt('home')
    expect(navigate).toHaveBeenLastCalledWith('/?de=courriel')
  })

  it('leaves what was said at the login form behind once somebody is signed in', async () => {
    const { portal, session, arrivesAt } = await startPortal()
    const snacks = portal.getSnapshot().children.snacks
    snacks?.send({ type: 'snack.add', snack: { message: 'La combinaison email / mot de passe est invalide' } })

    session()?.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
    await arrivesAt('home')

    expect(snacks && selectShownSnack(snacks.getSnapshot())).toBeNull()
  })

  it.each(['login', 'register'] as const)('takes a signed-in person away from %s', async (screen) => {
    const { part, navigate } = await startPortal({ isSignedIn: true, location: at(screen) })
    expect(part()).toBe('home')
    expect(navigate).toHaveBeenLastCalledWith('/')
  })

  it.each([
    ['passwordRequest', 'passwordRequest'],
    ['emailSent', 'emailSent'],
    ['passwordReset', 'passwordForm'],
    ['passwordActivation', 'passwordForm'],
    ['callback', 'callback'],
    ['terms', 'terms'],
    ['embeddedLogin', 'embeddedLogin'],
    ['maintenance', 'maintenance'],
    [null, 'notFound'],
  ] as const)('shows %s to anybody', async (screen, expected) => {
    const { part } = await startPortal({ location: at(screen) })
    expect(part()).toBe(expected)
  })

  it('asks for the phone number once after signing in, when the profile lacks it', async () => {
    const { part, navigate, portal } = await startPortal({ isSignedIn: true, needsProfileCheck: async () => true })
    expect(part()).toBe('profileCheck')
    expect(navigate).toHaveBeenLastCalledWith('/verifier-profil')

    portal.send({ type: 'location.changed', location: at('home') })
    expect(part()).toBe('home')
  })

  it('opens the first page when it cannot be found out whether the profile lacks anything', async () => {
    const { part } = await startPortal({ isSignedIn: true, needsProfileCheck: () => Promise.reject(new Error('500')) })
    expect(part()).toBe('home')
  })

  it('goes to the login form when the person logs out, and does not come back to the page they left', async () => {
    const { part, navigate, session, arrivesAt } = await startPortal({ isSignedIn: true })
    session()?.send({ type: 'session.signOut' })
    expect(part()).toBe('authentication')
    expect(navigate).toHaveBeenLastCalledWith('/connexion')
    await arrivesAt('authentication')
  })

  it('tells a person whose session has ended, and brings them back to their page once they have signed in', async () => {
    const { portal, part, navigate, announceExpiry, session, arrivesAt } = await startPortal({ isSignedIn: true })
    portal.send({ type: 'location.changed', location: at('home', '?onglet=2') })
    session()?.send({ type: 'session.expired', token: someTokens().accessToken })
    expect(part()).toBe('authentication')
    expect(announceExpiry).toHaveBeenCalledOnce()

    session()?.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
    await arrivesAt('home')
    expect(navigate).toHaveBeenLastCalledWith('/?onglet=2')
  })

  it('goes to the maintenance notice once however many requests are answered 503', async () => {
    const { part, navigate, portal } = await startPortal({ isSignedIn: true })
    for (let request = 0; request < 20; request += 1) portal.send({ type: 'server.unavailable' })
    portal.send({ type: 'location.changed', location: at('maintenance') })
    expect(part()).toBe('maintenance')
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(navigate).toHaveBeenLastCalledWith('/maintenance')
  })

  it('comes back to the first page once the terms load', async () => {
    const terms = Promise.withResolvers<unknown>()
    const { portal, arrivesAt, navigate } = await startPortal({ isSignedIn: true, readTerms: () => terms.promise })
    portal.send({ type: 'server.unavailable' })
    terms.resolve({})
    await arrivesAt('home')
    expect(navigate).toHaveBeenLastCalledWith('/')
  })

  it('knows the address the mail went to, from the navigation state', async () => {
    const { portal } = await startPortal({ location: { ...at('emailSent'), email: 'a@demo.example' } })
    expect(selectSentEmail(portal.getSnapshot())).toBe('a@demo.example')
  })
})
