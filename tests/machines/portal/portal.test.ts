import { describe, expect, it } from 'vitest'
import { selectSentEmail } from '#machines/portal/portal/portal.selectors.ts'
import { selectShownSnack } from '#machines/snacks/snacks/snacks.selectors.ts'
import { someTokens } from '#tests/support/sessions.ts'
import { at, startPortal } from '#tests/support/startPortal.ts'

describe('portal', () => {
  it('shows the first page to a person with a stored session', async () => {
    const { part, navigate } = await startPortal({ isSignedIn: true })
    expect(part()).toBe('application')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('sends a signed-out person to the login form, then to the requested page', async () => {
    const { part, navigate, session, arrivesAt } = await startPortal({ location: at('home', '?de=courriel') })
    expect(part()).toBe('authentication')
    expect(navigate).toHaveBeenLastCalledWith('/connexion')

    session()?.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
    await arrivesAt('application')
    expect(navigate).toHaveBeenLastCalledWith('/?de=courriel')
  })

  it('clears the messages of the login form after sign-in', async () => {
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
    ['contest', 'contest'],
    ['callback', 'callback'],
    ['terms', 'terms'],
    ['embeddedLogin', 'embeddedLogin'],
    ['maintenance', 'maintenance'],
    [null, 'notFound'],
  ] as const)('shows %s to anybody', async (screen, expected) => {
    const { part } = await startPortal({ location: at(screen) })
    expect(part()).toBe(expected)
  })

  it('asks once for a missing phone number after sign-in', async () => {
    const { part, navigate, portal } = await startPortal({ isSignedIn: true, needsProfileCheck: async () => true })
    expect(part()).toBe('profileCheck')
    expect(navigate).toHaveBeenLastCalledWith('/verifier-profil')

    portal.send({ type: 'location.changed', location: at('home') })
    expect(part()).toBe('application')
  })

  it('opens the first page when the profile check fails', async () => {
    const { part } = await startPortal({ isSignedIn: true, needsProfileCheck: () => Promise.reject(new Error('500')) })
    expect(part()).toBe('application')
  })

  it('goes to the login form on log-out, and does not return to the last page', async () => {
    const { part, navigate, session, arrivesAt } = await startPortal({ isSignedIn: true })
    session()?.send({ type: 'session.signOut' })
    expect(part()).toBe('authentication')
    expect(navigate).toHaveBeenLastCalledWith('/connexion')
    await arrivesAt('authentication')
  })

  it('announces that the session has ended, and returns to the page after sign-in', async () => {
    const { portal, part, navigate, announceExpiry, session, arrivesAt } = await startPortal({ isSignedIn: true })
    portal.send({ type: 'location.changed', location: at('home', '?onglet=2') })
    session()?.send({ type: 'session.expired', token: someTokens().accessToken })
    expect(part()).toBe('authentication')
    expect(announceExpiry).toHaveBeenCalledOnce()

    session()?.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
    await arrivesAt('application')
    expect(navigate).toHaveBeenLastCalledWith('/?onglet=2')
  })

  it('asks for sign-in before it shows an outcome, and returns to it; an address without an id is public', async () => {
    const outcome = at('signatureOutcome', `?demande=${crypto.randomUUID()}`)
    const { part, navigate, session, arrivesAt } = await startPortal({ location: outcome })
    expect([part(), navigate.mock.lastCall]).toEqual(['authentication', ['/connexion']])
    session()?.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
    await arrivesAt('outcome')
    expect(navigate).toHaveBeenLastCalledWith(outcome.pathname + outcome.search)
    const named = await startPortal({ location: at('paymentOutcome', '?result=success') })
    expect(named.part()).toBe('outcome')
  })

  it('shows the maintenance notice once for any number of 503s', async () => {
    const { part, navigate, portal } = await startPortal({ isSignedIn: true })
    for (let request = 0; request < 20; request += 1) portal.send({ type: 'server.unavailable' })
    portal.send({ type: 'location.changed', location: at('maintenance') })
    expect(part()).toBe('maintenance')
    expect(navigate).toHaveBeenCalledTimes(1)
    expect(navigate).toHaveBeenLastCalledWith('/maintenance')
  })

  it('returns to the first page once the terms load', async () => {
    const terms = Promise.withResolvers<unknown>()
    const { portal, arrivesAt, navigate } = await startPortal({ isSignedIn: true, readTerms: () => terms.promise })
    portal.send({ type: 'server.unavailable' })
    terms.resolve({})
    await arrivesAt('application')
    expect(navigate).toHaveBeenLastCalledWith('/')
  })

  it('reads the address of the mail from the navigation state', async () => {
    const { portal } = await startPortal({ location: { ...at('emailSent'), email: 'a@demo.example' } })
    expect(selectSentEmail(portal.getSnapshot())).toBe('a@demo.example')
  })
})
