import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { screenPaths } from '#contract/addresses.ts'
import { profileRoutes } from '#contract/profile.ts'
import { termsRoutes } from '#contract/terms.ts'
import { catalogues } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { demoPerson, demoPlace } from '#tests/support/demoNames.ts'
import { accountButton, signOut } from '#tests/support/frame.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { startApp } from '#tests/support/startApp.tsx'

const { network } = usePortalServer()
const loginHeading = () => screen.findByRole('textbox', { name: /mail/i })

const english = catalogues['en-CA']

describe('a page without the frame', () => {
  it.each([
    [screenPaths.passwordRequest, english.password.request.title],
    [screenPaths.terms, english.terms.title],
    ['/nulle-part', english.notFound.title],
  ])('changes its language in its corner, if its offer has several: %s', async (path, title) => {
    const user = userEvent.setup()
    await startApp(path, offers.VQC)
    await user.click(await screen.findByRole('button', { name: /Langue actuelle/ }))
    await user.click(await screen.findByRole('button', { name: 'English (Canada)' }))
    await waitFor(() => expect(document.title).toContain(title))
    expect(screen.getByRole('button', { name: /Current language/ })).toBeDefined()
  })
})

describe('signing in and out', () => {
  it('leads from the login form to the first page, and leaves nothing behind after log-out', async () => {
    localStorage.setItem('locale', 'fr-FR')
    localStorage.setItem('hasSkippedCheck', 'true')
    localStorage.setItem('hasDismissedBanner', 'true')
    const { portal, session, queries, signIn } = await startApp('/')
    await loginHeading()
    expect(location.pathname).toBe('/connexion')

    await signIn()
    await accountButton()
    expect(location.pathname).toBe('/')
    await screen.findByRole('heading', { level: 1 })
    localStorage.setItem('something-of-a-person', 'x')
    const tokens = session().getSnapshot().context.session?.user

    await signOut()
    await loginHeading()
    expect(location.pathname).toBe('/connexion')
    expect((await queries.load()).getQueryCache().getAll()).toEqual([])
    expect(Object.keys(localStorage).sort()).toEqual(['hasDismissedBanner', 'hasSkippedCheck', 'locale'])
    await waitFor(() => expect(session().getSnapshot().matches('signedOut')).toBe(true))
    expect(Object.keys(portal.getSnapshot().children).sort()).toEqual([
      'authentication',
      'mobileBanner',
      'session',
      'snacks',
    ])

    const answer = await fetch(`${portalOrigin}/v1/users/me`, {
      headers: { authorization: `Bearer ${tokens?.accessToken}` },
    })
    expect(answer.status).toBe(401)
  })

  it('follows another tab that signs in and logs out', async () => {
    const first = await startApp('/connexion')
    localStorage.setItem('hasSkippedCheck', 'true')
    await loginHeading()
    await first.signIn()
    await accountButton()
    const stored = localStorage.getItem('state')

    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'state', newValue: null })))
    await loginHeading()
    expect(localStorage.getItem('state')).toBeNull()

    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'state', newValue: stored })))
    await accountButton()
  })

  it('reads the profile once after sign-in', async () => {
    const reads: string[] = []
    network.use(http.get(`${portalOrigin}/v1/users/me`, ({ request }) => void reads.push(request.url)))
    const { signIn } = await startApp('/connexion')
    await signIn()
    await screen.findByRole('heading', { level: 1, name: `Bonjour ${demoPerson('coproprietaire').firstName}` })
    await screen.findAllByText(demoPlace('vauban').name, { exact: false })
    expect(reads).toHaveLength(1)
  })
})

describe('maintenance', () => {
  it('shows the notice once for many 503s, keeps the typed text, and goes away when the terms load', async () => {
    sessionStorage.setItem('draft:test', '{"note":"brouillon"}')
    let isClosed = true
    const asked: string[] = []
    const { api, signIn } = await startApp('/connexion')
    localStorage.setItem('hasSkippedCheck', 'true')
    await signIn()
    await screen.findByRole('heading', { level: 1, name: `Bonjour ${demoPerson('coproprietaire').firstName}` })
    network.use(
      http.all(`${portalOrigin}/*`, ({ request }) => {
        if (!isClosed) return undefined
        asked.push(new URL(request.url).pathname)
        const errors = [{ code: 'unavailable', message: '' }]
        return HttpResponse.json({ errors, request_id: 'r' }, { status: 503 })
      }),
    )

    await Promise.allSettled(Array.from({ length: 20 }, () => api(profileRoutes.read, {})))
    await screen.findByRole('heading', { name: 'Le portail est en maintenance' })
    expect(location.pathname).toBe('/maintenance')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Réessayer' })).not.toHaveProperty('ariaBusy', 'true'),
    )
    // The first page may still have been loading.
    const timesAsked = (path: string) => asked.filter((one) => one === path).length
    expect([timesAsked(profileRoutes.read.path), timesAsked(termsRoutes.read.path)]).toEqual([20, 1])
    expect(sessionStorage.getItem('draft:test')).toBe('{"note":"brouillon"}')

    isClosed = false
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await accountButton()
    expect(location.pathname).toBe('/')
  })
})

describe('addresses', () => {
  it('shows a page with a link home for an unknown address', async () => {
    await startApp('/nulle-part')
    await screen.findByRole('heading', { name: 'Page introuvable' })
    await waitFor(() => expect(document.title).toContain('Page introuvable'))
    await userEvent.click(screen.getByRole('link', { name: 'Retour à l’accueil' }))
    await loginHeading()
  })

  it('follows links, and the browser’s back button', async () => {
    await startApp('/connexion')
    await loginHeading()
    act(() => globalThis.history.pushState(null, '', '/conditions-generales'))
    await screen.findByRole('heading', { level: 1, name: /conditions/i })
    act(() => globalThis.history.back())
    await loginHeading()
  })

  it('goes back one step within the login form, then to the previous page', async () => {
    await startApp('/conditions-generales')
    await screen.findByRole('heading', { level: 1, name: /conditions/i })
    act(() => globalThis.history.pushState(null, '', '/connexion'))
    await userEvent.type(await loginHeading(), 'coproprietaire@demo.example{Enter}')
    await screen.findByLabelText('Mot de passe')

    act(() => globalThis.history.back())
    await waitFor(async () => expect(await loginHeading()).toHaveProperty('value', 'coproprietaire@demo.example'))
    act(() => globalThis.history.back())
    await screen.findByRole('heading', { level: 1, name: /conditions/i })
  })

  it('says that embedded login is off, and leads whoever opened its address to the sign-in', async () => {
    await startApp('/token-login')
    await screen.findByText('La connexion depuis une autre application n’est pas activée sur ce site.')
    await userEvent.click(screen.getByRole('link', { name: 'Retour à la connexion' }))
    await loginHeading()
  })
})

describe('a refusal', () => {
  it('shows for three seconds that an action is not allowed', async () => {
    const { api, signIn } = await startApp('/connexion')
    localStorage.setItem('hasSkippedCheck', 'true')
    await signIn()
    await accountButton()
    network.use(http.get(`${portalOrigin}/v1/users/me`, () => new HttpResponse(null, { status: 403 })))
    await expect(api(profileRoutes.read, {})).rejects.toMatchObject({ status: 403 })
    await screen.findByText('Vous n’êtes pas autorisé à faire cette action.')
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByText('Vous n’êtes pas autorisé à faire cette action.')).toBeNull())
  })

  it('says that the network is down', async () => {
    await startApp('/connexion')
    await loginHeading()
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    act(() => void globalThis.dispatchEvent(new Event('offline')))
    await screen.findByText(/Vous êtes hors ligne/)
    Reflect.deleteProperty(navigator, 'onLine')
    act(() => void globalThis.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/Vous êtes hors ligne/)).toBeNull())
  })
})
