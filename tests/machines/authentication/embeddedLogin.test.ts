import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { AuthMessage } from '#contract/authentication/embeddedLogin.ts'
import type { EmbeddedLoginEvent } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import { embeddedLoginMachine } from '#machines/authentication/embeddedLogin/embeddedLogin.machine.ts'
import { selectIsDone, selectIsOff } from '#machines/authentication/embeddedLogin/embeddedLogin.selectors.ts'
import { somePlaceId, someTokens } from '#tests/support/sessions.ts'

const partner = 'https://partenaire.example'
const auth: AuthMessage = {
  type: 'auth',
  user: { ...someTokens(), impersonatedUser: null },
  selectedPlaceId: somePlaceId,
}

function startEmbeddedLogin(
  origin: string | null = partner,
  storeSession: (auth: AuthMessage) => Promise<void> = async () => {},
) {
  const effects = { postReady: vi.fn(), postDone: vi.fn(), storeSession: vi.fn(storeSession) }
  const machine = embeddedLoginMachine.provide({
    actors: {
      listenToMessages: fromCallback<EmbeddedLoginEvent>(() => {}),
      storeSession: fromPromise(({ input }) => effects.storeSession(input.auth)),
    },
    actions: {
      postReady: (_, params) => effects.postReady(params.origin),
      postDone: (_, params) => effects.postDone(params.origin),
    },
  })
  return { embeddedLogin: createActor(machine, { input: { origin } }).start(), effects }
}

describe('embedded login', () => {
  it('posts ready to the configured origin, stores the session it sends, and posts done', async () => {
    const { embeddedLogin, effects } = startEmbeddedLogin()
    expect(effects.postReady).toHaveBeenCalledExactlyOnceWith(partner)

    embeddedLogin.send({ type: 'message.received', origin: partner, auth })
    await waitFor(embeddedLogin, selectIsDone)
    expect(effects.storeSession).toHaveBeenCalledExactlyOnceWith(auth)
    expect(effects.postDone).toHaveBeenCalledExactlyOnceWith(partner)
    expect(embeddedLogin.getSnapshot().context.auth).toBeNull()
  })

  it.each([
    'https://autre.example',
    'https://sous.partenaire.example',
    'http://partenaire.example',
    'https://partenaire.example:8443',
    'https://partenaire.example.pirate.example',
    'null',
    '',
  ])('ignores a message from %s', (origin) => {
    const { embeddedLogin, effects } = startEmbeddedLogin()
    const before = embeddedLogin.getSnapshot()
    embeddedLogin.send({ type: 'message.received', origin, auth })
    expect(embeddedLogin.getSnapshot()).toBe(before)
    expect(effects.storeSession).not.toHaveBeenCalled()
    expect(effects.postDone).not.toHaveBeenCalled()
  })

  it('ignores a message of the wrong shape', () => {
    const { embeddedLogin, effects } = startEmbeddedLogin()
    embeddedLogin.send({ type: 'message.received', origin: partner, auth: null })
    expect(effects.storeSession).not.toHaveBeenCalled()
    expect(effects.postDone).not.toHaveBeenCalled()
  })

  it('is ready again when the session could not be stored', async () => {
    const { embeddedLogin, effects } = startEmbeddedLogin(partner, () => Promise.reject(new Error('full')))
    embeddedLogin.send({ type: 'message.received', origin: partner, auth })
    await waitFor(embeddedLogin, () => effects.postReady.mock.calls.length === 2)
    expect(effects.postDone).not.toHaveBeenCalled()
  })

  it('is off, and posts nothing, without a configured origin', () => {
    const { embeddedLogin, effects } = startEmbeddedLogin(null)
    expect(selectIsOff(embeddedLogin.getSnapshot())).toBe(true)
    expect(effects.postReady).not.toHaveBeenCalled()
  })
})
