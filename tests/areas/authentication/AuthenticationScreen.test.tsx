import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { selectIsSignedIn } from '#machines/session/session/session.selectors.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { clearFailures } from '#server/services/access/signInTries.store.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { renderAuthentication } from '#tests/support/renderAuthentication.tsx'

const { server, failNetwork } = usePortalServer()
const known = demoEmail('coproprietaire')
const user = userEvent.setup()

const emailField = () => screen.findByLabelText<HTMLInputElement>('Adresse e-mail')
const passwordField = () => screen.findByLabelText<HTMLInputElement>('Mot de passe')
const referenceField = () => screen.findByLabelText<HTMLInputElement>('Référence client')
const zipCodeField = () => screen.findByLabelText<HTMLInputElement>('Code postal')

async function enterEmail(email: string) {
  await user.type(await emailField(), `${email}{Enter}`)
}

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await clearFailures(server().platform.db, known)
})

describe('the login form', () => {
  it('signs in with the keyboard alone: each step focuses its first field, and Enter sends it', async () => {
    const { session } = renderAuthentication()

    expect(await emailField()).toBe(document.activeElement)
    await user.keyboard(`${known}{Enter}`)
    expect(await passwordField()).toBe(document.activeElement)
    await user.keyboard(`${demoPassword}{Enter}`)

    await waitFor(() => expect(selectIsSignedIn(session.getSnapshot())).toBe(true))
  })

  it('tells a password manager whose password it needs', async () => {
    const { container } = renderAuthentication()

    expect((await emailField()).autocomplete).toBe('username')
    await enterEmail(known)

    expect((await passwordField()).autocomplete).toBe('current-password')
    expect(container.querySelector('input[autocomplete="username"]')).toHaveProperty('value', known)
  })

  it('shows the password on request and masks it again on the next visit', async () => {
    renderAuthentication()
    await enterEmail(known)

    await user.click(await screen.findByRole('button', { name: 'Afficher le mot de passe' }))
    expect((await passwordField()).type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Modifier l’adresse' }))
    await user.click(await screen.findByRole('button', { name: 'Continuer' }))

    expect((await passwordField()).type).toBe('password')
  })

  it('passes the address on to the forgotten-password form', async () => {
    renderAuthentication()
    await enterEmail(known)

    const link = await screen.findByRole('link', { name: /^Mot de passe oublié/ })
    expect(link.getAttribute('href')).toBe(`/mot-de-passe-oublie?email=${encodeURIComponent(known)}`)
  })

  it('takes the e-mail address from the page address', async () => {
    renderAuthentication({ pathname: '/connexion', search: `?email=${encodeURIComponent(known)}` })

    expect((await emailField()).value).toBe(known)
  })

  it('keeps the typed address through a reload, but never the password', async () => {
    renderAuthentication()
    await enterEmail(known)
    await user.type(await passwordField(), 'half a passw')
    cleanup()
    renderAuthentication()

    expect((await emailField()).value).toBe(known)
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('half a passw')
  })

  it.each([
    ['', 'Ce champ est requis'],
    ['camille', "L'adresse mail n'est pas valide"],
    ['camille@demo', "L'adresse mail n'est pas valide"],
  ])('says what is wrong with the address "%s"', async (typed, message) => {
    renderAuthentication()

    if (typed) await user.type(await emailField(), typed)
    await user.click(screen.getByRole('button', { name: 'Continuer' }))

    expect(await screen.findByText(message)).toBeDefined()
    expect(await emailField()).toHaveProperty('ariaInvalid', 'true')
    expect(await emailField()).toBe(document.activeElement)
  })

  it('shows no error for a field that only had the focus', async () => {
    renderAuthentication()
    await emailField()
    await user.tab()

    expect(screen.queryByText('Ce champ est requis')).toBeNull()
  })
})

describe('a refused sign-in', () => {
  it('says how many tries are left, then warns of the last one, then of the lock', async () => {
    const { said } = renderAuthentication()
    await enterEmail(known)
    await passwordField()
    const alerts: string[] = []
    for (const wrong of ['first-try', 'second-try', 'third-try', 'fourth-try', 'fifth-try']) {
      await user.clear(await passwordField())
      await user.type(await passwordField(), `${wrong}{Enter}`)
      await waitFor(() => {
        const text = screen.queryByRole('alert')?.textContent ?? ''
        expect(text).not.toBe(alerts.at(-1) ?? '')
        expect(text).not.toBe('')
        alerts.push(text)
      })
    }

    expect(alerts).toEqual([
      expect.stringContaining('Il vous reste 4 essais'),
      expect.stringContaining('Il vous reste 3 essais'),
      expect.stringContaining('Il vous reste 2 essais'),
      expect.stringContaining('Il vous reste un dernier essai'),
      expect.stringContaining('Votre compte est bloqué pendant 24\u00a0h'),
    ])
    expect(said).toHaveLength(4)
  })

  it('keeps the typed password when no response comes, so that it can be sent again', async () => {
    const { session } = renderAuthentication()
    await enterEmail(known)
    await user.type(await passwordField(), demoPassword)
    failNetwork()
    await user.keyboard('{Enter}')

    const alert = await screen.findByRole('alert')
    expect(await passwordField()).toBe(document.activeElement)
    expect(alert.textContent).toBe('Une erreur est survenue, veuillez réessayer ultérieurement')
    expect((await passwordField()).value).toBe(demoPassword)

    failNetwork(false)
    await user.click(screen.getByRole('button', { name: 'Se connecter' }))
    await waitFor(() => expect(selectIsSignedIn(session.getSnapshot())).toBe(true))
  })
})

describe('the activation form', () => {
  it('validates every field before it sends anything', async () => {
    renderAuthentication({ pathname: '/inscription', search: '' })

    await user.type(await zipCodeField(), 'H2X 1Y4')
    await user.click(screen.getByRole('button', { name: 'Valider' }))

    expect(await screen.findAllByText('Ce champ est requis')).toHaveLength(2)
    expect(screen.getByText('Valeur invalide')).toBeDefined()
    expect(await emailField()).toBe(document.activeElement)
  })

  it('keeps the typed text through a refusal and a reload, until it succeeds', async () => {
    const { customerReference, zipCode } = demoPlace('tilleuls')
    renderAuthentication({ pathname: '/inscription', search: '' })
    await user.type(await emailField(), 'arrivante@demo.example')
    await user.type(await referenceField(), customerReference)
    await user.type(await zipCodeField(), '75001{Enter}')

    expect((await screen.findByRole('alert')).textContent).toContain('Une erreur est survenue')
    cleanup()
    renderAuthentication({ pathname: '/inscription', search: '' })
    expect((await emailField()).value).toBe('arrivante@demo.example')
    expect((await referenceField()).value).toBe(customerReference)

    await user.clear(await zipCodeField())
    await user.type(await zipCodeField(), `${zipCode}{Enter}`)
    await screen.findByRole('heading', { name: 'Consultez votre messagerie' })
    expect(screen.getByText('arrivante@demo.example')).toBeDefined()
    expect(sessionStorage.getItem('draft:activation')).toBeNull()
  })
})

describe('the next screen', () => {
  it('announces the mail to a screen reader by focusing its heading', async () => {
    renderAuthentication()
    await enterEmail(demoEmail('sans-mot-de-passe'))

    const heading = await screen.findByRole('heading', { name: 'Consultez votre messagerie' })
    expect(document.activeElement).toBe(heading)
  })

  it('starts over with an empty form after the mail', async () => {
    renderAuthentication()
    await enterEmail(demoEmail('sans-mot-de-passe'))
    await user.click(await screen.findByRole('button', { name: 'Terminer' }))

    expect((await emailField()).value).toBe('')
  })

  it('names the other site and passes the address on', async () => {
    renderAuthentication()
    await enterEmail(demoEmail('vsy'))

    const vsy = await screen.findByRole('link', { name: /^Aller sur le site/ })
    expect(vsy.getAttribute('href')).toContain('vsy.')
    expect(vsy.getAttribute('href')).toContain(`/connexion?email=${encodeURIComponent(demoEmail('vsy'))}`)
  })
})
