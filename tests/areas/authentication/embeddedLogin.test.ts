import { waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { embeddedLoginMachine } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import { embeddedLoginEffects } from '#src/areas/authentication/embeddedLogin.effects.ts'
import { somePlaceId, someTokens } from '#tests/support/sessions.ts'

const partner = 'https://partenaire.example'
const auth = { type: 'auth', user: someTokens(), selectedPlaceId: somePlaceId }

function openFrame() {
  const embedder = { postMessage: vi.fn() }
  const storeSession = vi.fn(async () => {})
  const effects = embeddedLoginEffects({ page: window, embedder, storeSession })
  const frame = createActor(embeddedLoginMachine.provide(effects), { input: { origin: partner } }).start()
  onTestFinished(() => void frame.stop())
  const receive = (data: unknown, origin: string, source: unknown = embedder) => {
    const message = new MessageEvent('message', { data, origin })
    Object.defineProperty(message, 'source', { value: source })
    window.dispatchEvent(message)
  }
  return { embedder, storeSession, receive }
}

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
