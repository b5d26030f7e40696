import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { callbackTypes, screenPaths } from '#contract/addresses.ts'
import { texts } from '#locales/fr-FR/signIn.ts'
import { callbackMachine } from '#machines/authentication/callback/callback.machine.ts'
import { callbackInput } from '#machines/authentication/callback/callbackInput.ts'
import { selectIsRestoring } from '#machines/session/session/session.selectors.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { CallbackScreen } from '#src/areas/authentication/CallbackScreen.tsx'
import { callbackActors } from '#src/areas/authentication/callback.actors.ts'
import { signIn } from '#src/areas/session/signIn.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { sites } from '#tests/support/renderAuthentication.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const { callback } = texts
const { server, failNetwork } = usePortalServer()

function follow(
  pathname: string,
  search = '',
  { hasSucceeded = false, email = null }: { hasSucceeded?: boolean; email?: string | null } = {},
) {
  const client = createPortalClient()
  const machine = callbackMachine.provide({ actors: callbackActors(client) })
  const actor = createActor(machine, { input: callbackInput({ pathname, search, hasSucceeded, email }) }).start()
  renderUi(<CallbackScreen callbackRef={actor} sites={sites} />)
  return client
}
const logInLink = () => screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')

/** Locks the account and returns the link in the mail to its owner. */
async function unlockLink(name: string) {
  const { session } = createPortalClient()
  await waitFor(session, (snapshot) => !selectIsRestoring(snapshot))
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await signIn(session, { username: demoEmail(name), password: `wrong ${wrong}` }).catch(() => {})
  }
  await server().drain()
  const [, search] = /deblocage(\?unlock_token=[^\s)]+)/.exec(server().outbox.mails()[0]?.text ?? '') ?? []
  return search ?? ''
}

describe('a callback', () => {
  it.each(callbackTypes)('of type %s shows no success that only the address claims', (type) => {
    follow(`/callback/${type}`, '?result=success')

    expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement)
    expect(screen.getByRole('heading', { name: callback.unconfirmed.heading })).toBeDefined()
    expect(screen.queryByText(/enregistré(e)?$|activé|modifié|débloqué/)).toBeNull()
    expect(logInLink()).toBe('/connexion')
  })

  it.each(['activation', 'reinitialisation'] as const)('of type %s says what the server has just done', (type) => {
    follow(`/callback/${type}`, '', { hasSucceeded: true })

    expect(screen.getByRole('heading', { level: 1, name: callback.success[type].heading })).toBe(document.activeElement)
    expect(logInLink()).toBe('/connexion')
  })

  it('passes the address on to the login form, outside of the address bar', async () => {
    follow('/callback/activation', '', { hasSucceeded: true, email: 'ada@demo.example' })

    await userEvent.click(screen.getByRole('link', { name: 'Se connecter' }))

    expect(globalThis.location.href).toMatch(/\/connexion$/)
    expect(globalThis.history.state).toEqual({ email: 'ada@demo.example' })
  })

  it('says that the link has expired, with a log-in button', () => {
    follow('/callback/activation', '?result=expired')

    expect(screen.getByRole('heading', { name: 'Lien expiré' })).toBeDefined()
    expect(logInLink()).toBe('/connexion')
  })

  it('offers another reset link once a reset link has expired', () => {
    follow('/callback/reinitialisation', '?result=expired')

    const again = screen.getByRole('link', { name: callback.expired.again })
    expect(again.getAttribute('href')).toBe(screenPaths.passwordRequest)
    expect(logInLink()).toBe('/connexion')
  })

  it('links to the site where the account is valid', () => {
    follow('/callback/reinitialisation', '?result=wrong_offer&allowed_offer=VSY')

    expect(screen.getByRole('link', { name: /^Aller sur le site/ }).getAttribute('href')).toContain('vsy.')
  })

  it.each(['<script>', 'javascript:alert(1)', 'https://evil.example', ''])(
    'links only to the login form when the offer is "%s"',
    (offer) => {
      follow('/callback/activation', `?result=wrong_offer&allowed_offer=${encodeURIComponent(offer)}`)

      expect(screen.getAllByRole('link', { name: /site|connecter/ })).toHaveLength(1)
      expect(logInLink()).toBe('/connexion')
    },
  )

  it('offers to sign in when the account belongs to this very site', () => {
    follow('/callback/activation', '?result=wrong_offer&allowed_offer=ESE')

    expect(screen.getByRole('heading', { name: callback.unconfirmed.heading })).toBeDefined()
    expect(logInLink()).toBe('/connexion')
  })

  it('says that the link is incomplete with any other result', () => {
    follow('/callback/activation', '?result=perhaps')

    expect(screen.getByRole('heading', { name: 'Ce lien est incomplet' })).toBeDefined()
  })
})

describe('an unlock link', () => {
  it('unlocks the account once, then is expired', async () => {
    const search = await unlockLink('conseil')

    follow('/callback/deblocage', search)
    await screen.findByRole('heading', { name: 'Votre compte est débloqué' })

    follow('/callback/deblocage', search)
    await screen.findByRole('heading', { name: 'Lien expiré' })
  })

  it('can be retried when no response comes', async () => {
    failNetwork()
    follow('/callback/deblocage', '?unlock_token=unknown')
    await screen.findByRole('heading', { name: 'Le lien n’a pas pu être vérifié' })

    failNetwork(false)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await screen.findByRole('heading', { name: 'Lien expiré' })
  })
})
