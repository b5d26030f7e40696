import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AuthMessage } from '#contract/authentication/embeddedLogin.ts'
import { french } from '#locales/catalogues.ts'
import { embeddedLoginMachine } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import { EmbeddedLoginScreen } from '#src/areas/authentication/EmbeddedLoginScreen.tsx'
import { embeddedLoginEffects } from '#src/areas/authentication/embeddedLogin.effects.ts'
import { renderUi } from '#tests/support/renderUi.tsx'
import { somePlaceId, someTokens } from '#tests/support/sessions.ts'

const { embeddedLogin } = french
const partner = 'https://partenaire.example'
const auth = { type: 'auth', user: someTokens(), selectedPlaceId: somePlaceId }

function openFrame(origin: string | null = partner) {
  const embedder = { postMessage: vi.fn() }
  const storeSession = vi.fn(async (_: AuthMessage) => {})
  const effects = embeddedLoginEffects({ page: window, embedder, storeSession })
  const frame = createActor(embeddedLoginMachine.provide(effects), { input: { origin } }).start()
  onTestFinished(() => void frame.stop())
  renderUi(<EmbeddedLoginScreen embeddedLoginRef={frame} />)
  const receive = (data: unknown, from: string, source: unknown = embedder) => {
    const message = new MessageEvent('message', { data, origin: from })
    Object.defineProperty(message, 'source', { value: source })
    act(() => void window.dispatchEvent(message))
  }
  return { embedder, storeSession, receive }
}
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

describe('the page in the frame of another application', () => {
  it('posts ready to the exact origin, signs the person in, and posts done', async () => {
    const { embedder, storeSession, receive } = openFrame()
    expect(embedder.postMessage.mock.calls).toEqual([[{ type: 'ready' }, partner]])

    receive(auth, partner)
    await waitFor(() => expect(embedder.postMessage).toHaveBeenLastCalledWith({ type: 'done' }, partner))
    expect(storeSession).toHaveBeenCalledExactlyOnceWith({
      type: 'auth',
      user: { ...someTokens(), impersonatedUser: null },
      selectedPlaceId: somePlaceId,
    })
  })

  it('says that it waits until the session is stored, again after a failure, and then that the person is signed in', async () => {
    const { embedder, storeSession, receive } = openFrame()
    storeSession.mockRejectedValueOnce(new Error('the storage is full'))
    await says(embeddedLogin.waiting)
    receive(auth, partner)
    await waitFor(() => expect(embedder.postMessage).toHaveBeenCalledTimes(2))
    await says(embeddedLogin.waiting)

    const { promise, resolve } = Promise.withResolvers<void>()
    storeSession.mockReturnValueOnce(promise)
    receive(auth, partner)
    await says(embeddedLogin.waiting)
    resolve()
    await says(embeddedLogin.done)
  })

  it('says that the site has switched it off', async () => {
    openFrame(null)
    await says(embeddedLogin.off)
    expect(screen.getByRole('link', { name: french.common.backToLogin })).toBeDefined()
  })

  it.each([
    ['another origin', auth, 'https://autre.example'],
    ['a sub-domain', auth, 'https://sous.partenaire.example'],
    ['another scheme', auth, 'http://partenaire.example'],
    ['another port', auth, 'https://partenaire.example:444'],
    ['a look-alike', auth, 'https://partenaire.example.pirate.example'],
    ['the null origin', auth, 'null'],
    ['null', null, partner],
    ['a text', 'auth', partner],
    ['another type', { ...auth, type: 'ready' }, partner],
    ['no user', { type: 'auth', selectedPlaceId: null }, partner],
    ['a user without a refresh token', { ...auth, user: { accessToken: 'x' } }, partner],
    ['one key too many', { ...auth, isAdministrator: true }, partner],
    ['a place that is none', { ...auth, selectedPlaceId: '42' }, partner],
  ])('ignores %s', (_, data, origin) => {
    const { embedder, storeSession, receive } = openFrame()
    receive(data, origin)
    expect(storeSession).not.toHaveBeenCalled()
    expect(embedder.postMessage).toHaveBeenCalledTimes(1)
  })

  it('listens only to the window that embeds it', () => {
    const { storeSession, receive } = openFrame()
    receive(auth, partner, {})
    expect(storeSession).not.toHaveBeenCalled()
  })
})
