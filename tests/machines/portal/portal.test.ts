import { describe, expect, it } from 'vitest'
import { selectSentEmail } from '#machines/portal/portal/portal.selectors.ts'
import { selectShownSnack } from '#machines/snacks/snacks/snacks.selectors.ts'
import { someTokens } from '#tests/support/sessions.ts'
import { at, startPortal } from '#tests/support/startPortal.ts'

describe('portal', () => {
  it('shows the first page to a person whose sign-in is still stored', async () => {
    const { part, navigate } = await startPortal({ isSignedIn: true })
    expect(part()).toBe('application')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('sends a signed-out person to the login form and then on to the page first asked for', async () => {
    const { part, navigate, session, arrivesAt } = await startPortal({ location: at('home', '?de=courriel') })
    expect(part()).toBe('authentication')
    expect(navigate).toHaveBeenLastCalledWith('/connexion')

    session()?.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
    await arrivesAt('application')
    expect(navigate).toHaveBeenLastCalledWith('/?de=courriel')
  })

  it('leaves what was said at the login form behind once somebody is signed in', async () => {
    const { portal, session, arrivesAt } = await startPortal()
    const snacks = portal.getSnapshot().children.snacks
    snacks?.send({ type: 'snack.add', snack: { message: 'La combinaison email / mot de passe est invalide' } })

    session()?.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
    await arrivesAt('application')

    expect(snacks && selectShownSnack(snacks.getSnapshot())).toBeNull()
  })

  it.each(['login', 'register'] as const)('takes a signed-in person away from %s', async (screen) => {
    const { part, navigate } = await startPortal({ isSignedIn: true, location: at(screen) })
    expect(part()).toBe('application')
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
    expect(part()).toBe('application')
  })

  it('opens the first page when it cannot be found out whether the profile lacks anything', async () => {
    const { part } = await startPortal({ isSignedIn: true, needsProfileCheck: () => Promise.reject(new Error('500')) })
    expect(part()).toBe('application')
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
    await arrivesAt('application')
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
    await arrivesAt('application')
    expect(navigate).toHaveBeenLastCalledWith('/')
  })

  it('knows the address the mail went to, from the navigation state', async () => {
    const { portal } = await startPortal({ location: { ...at('emailSent'), email: 'a@demo.example' } })
    expect(selectSentEmail(portal.getSnapshot())).toBe('a@demo.example')
  })
})
