import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Impersonation, SessionTokens } from '#contract/session.ts'
import type { SignInRefusal } from '#machines/authentication/authentication/signInRefusal.ts'
import { SignInRefused } from '#machines/authentication/authentication/signInRefusal.ts'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import {
  selectAccessToken,
  selectHasExpired,
  selectImpersonatedUser,
  selectIsImpersonationRefused,
  selectIsRefreshing,
  selectIsRequestingImpersonation,
  selectIsSignedIn,
  selectPersonKey,
  selectSelectedPlaceId,
  selectSignInRefusal,
} from '#machines/session/session/session.selectors.ts'
import type { SessionEvent, StoredSession } from '#machines/session/session/session.setup.ts'
import { signedInSession, someImpersonation, somePlaceId, someTokens } from '#tests/support/sessions.ts'

type Options = {
  stored?: StoredSession | null
  refusal?: SignInRefusal | null
  requestTokens?: () => Promise<SessionTokens>
  renewTokens?: () => Promise<SessionTokens | null>
  requestImpersonation?: () => Promise<Impersonation>
}

async function startSession({ stored = signedInSession(), refusal = null, ...answers }: Options = {}) {
  const effects = {
    persist: vi.fn(),
    persistSignIn: vi.fn(),
    clearEverything: vi.fn(),
    clearData: vi.fn(),
    revokeTokens: vi.fn(),
  }
  const machine = sessionMachine.provide({
    actors: {
      readStored: fromPromise(async () => ({ session: stored, refusal })),
      requestTokens: fromPromise(answers.requestTokens ?? (async () => someTokens())),
      renewTokens: fromPromise(answers.renewTokens ?? (async () => someTokens('2'))),
      requestImpersonation: fromPromise(answers.requestImpersonation ?? (async () => someImpersonation)),
      revokeTokens: fromPromise(async ({ input }) => effects.revokeTokens(input.user.accessToken)),
      watchTabs: fromCallback<SessionEvent>(() => {}),
    },
    actions: {
      persist: ({ context }) => effects.persist(context.session),
      persistSignIn: ({ context }, { isFetching }) => effects.persistSignIn(isFetching, context.refusal),
      clearEverything: () => effects.clearEverything(),
      clearData: () => effects.clearData(),
    },
  })
  const session = createActor(machine, { input: { createId: () => 'new-sign-in' } }).start()
  await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'))
  const ask = <T>(select: (snapshot: ReturnType<typeof session.getSnapshot>) => T) => select(session.getSnapshot())
  return { session, ask, effects }
}

const credentials = { type: 'session.signIn', username: 'a@demo.example', password: 'x' } as const

describe('session', () => {
  it('resumes a stored session, and is signed out without one', async () => {
    expect((await startSession()).ask(selectAccessToken)).toBe('access-1')
    expect((await startSession({ stored: null })).ask(selectIsSignedIn)).toBe(false)
  })

  it('still knows after a reload why the last sign-in was refused', async () => {
    const { refusal } = new SignInRefused({
      code: 'account_locked',
      message: null,
      remainingTries: null,
      allowedOffer: null,
    })
    expect((await startSession({ stored: null, refusal })).ask(selectSignInRefusal)).toEqual(refusal)
  })

  it('stores the tokens of a sign-in and clears the previous error', async () => {
    const refused = new SignInRefused({
      code: 'invalid_credentials',
      message: null,
      remainingTries: 4,
      allowedOffer: null,
    })
    const requestTokens = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(someTokens())
    const { session, ask, effects } = await startSession({ stored: null, requestTokens })

    session.send(credentials)
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
    expect(ask(selectSignInRefusal)?.remainingTries).toBe(4)
    expect(effects.persistSignIn.mock.calls).toEqual([
      [true, null],
      [false, refused.refusal],
    ])

    session.send(credentials)
    await waitFor(session, selectIsSignedIn)
    expect(ask(selectSignInRefusal)).toBeNull()
    expect(effects.persist).toHaveBeenLastCalledWith(signedInSession({ id: 'new-sign-in' }))
  })

  it('refreshes once for any number of requests', async () => {
    const renewTokens = vi.fn(async () => someTokens('2'))
    const { session, ask } = await startSession({ renewTokens })

    for (let request = 0; request < 20; request += 1) session.send({ type: 'session.refresh', staleToken: 'access-1' })
    await waitFor(session, (snapshot) => !selectIsRefreshing(snapshot))
    session.send({ type: 'session.refresh', staleToken: 'access-1' })

    expect(renewTokens).toHaveBeenCalledOnce()
    expect(ask(selectAccessToken)).toBe('access-2')
  })

  it('logs out when the refresh is refused', async () => {
    const { session, ask, effects } = await startSession({ renewTokens: () => Promise.reject(new Error('401')) })
    session.send({ type: 'session.refresh', staleToken: 'access-1' })
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'))

    expect(ask(selectHasExpired)).toBe(true)
    expect(effects.clearEverything).toHaveBeenCalledOnce()
  })

  it('stays signed in when a refresh gets no response', async () => {
    const { session, ask } = await startSession({ renewTokens: async () => null })
    session.send({ type: 'session.refresh', staleToken: 'access-1' })
    await waitFor(session, (snapshot) => !selectIsRefreshing(snapshot))
    expect(ask(selectAccessToken)).toBe('access-1')
  })

  it('clears everything immediately on log-out, and revokes the tokens', async () => {
    const { session, ask, effects } = await startSession()
    session.send({ type: 'session.signOut' })

    expect(ask(selectAccessToken)).toBeNull()
    expect(effects.clearEverything).toHaveBeenCalledOnce()
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
    expect(effects.revokeTokens).toHaveBeenCalledExactlyOnceWith('access-1')
    expect(session.getSnapshot().context.session).toBeNull()
  })

  it('uses the impersonated person’s token, and clears the place at its start and end', async () => {
    const { session, ask, effects } = await startSession({ stored: signedInSession({ selectedPlaceId: somePlaceId }) })
    session.send({ type: 'impersonation.start', userId: someImpersonation.userId, reason: 'Appel du 12 mars' })
    await waitFor(session, (snapshot) => selectImpersonatedUser(snapshot) !== null)
    expect(ask(selectAccessToken)).toBe('access-jeanne')
    expect(ask(selectSelectedPlaceId)).toBeNull()

    session.send({ type: 'place.select', placeId: somePlaceId })
    session.send({ type: 'impersonation.stop' })
    expect(ask(selectAccessToken)).toBe('access-1')
    expect(ask(selectSelectedPlaceId)).toBeNull()
    expect(effects.clearData).toHaveBeenCalledTimes(2)
  })

  it('keeps its own identity when the impersonation is refused', async () => {
    const { session, ask } = await startSession({ requestImpersonation: () => Promise.reject(new Error('403')) })
    session.send({ type: 'impersonation.start', userId: someImpersonation.userId, reason: 'Appel du 12 mars' })
    expect(ask(selectIsRequestingImpersonation)).toBe(true)
    await waitFor(session, selectIsImpersonationRefused)
    expect(ask(selectAccessToken)).toBe('access-1')
  })

  it('remembers the selected place', async () => {
    const { session, ask, effects } = await startSession()
    session.send({ type: 'place.select', placeId: somePlaceId })
    expect(ask(selectSelectedPlaceId)).toBe(somePlaceId)
    expect(effects.persist).toHaveBeenLastCalledWith(signedInSession({ selectedPlaceId: somePlaceId }))
  })

  it('follows another tab that logs out, refreshes, impersonates or signs in as somebody else', async () => {
    const { session, ask, effects } = await startSession()
    const person = ask(selectPersonKey)

    const refreshed = signedInSession({ user: { ...someTokens('2'), impersonatedUser: null } })
    session.send({ type: 'session.changedElsewhere', session: refreshed })
    expect(ask(selectAccessToken)).toBe('access-2')
    expect(ask(selectPersonKey)).toBe(person)
    expect(effects.clearData).not.toHaveBeenCalled()

    const impersonated = signedInSession({ user: { ...someTokens('2'), impersonatedUser: someImpersonation } })
    session.send({ type: 'session.changedElsewhere', session: impersonated })
    expect(ask(selectAccessToken)).toBe('access-jeanne')
    expect(session.getSnapshot().can({ type: 'impersonation.stop' })).toBe(true)
    expect(effects.clearData).toHaveBeenCalledTimes(1)

    session.send({ type: 'session.changedElsewhere', session: signedInSession({ id: 'somebody-else' }) })
    expect(ask(selectPersonKey)).not.toBe(person)
    expect(effects.clearData).toHaveBeenCalledTimes(2)

    session.send({ type: 'session.changedElsewhere', session: null })
    expect(ask(selectIsSignedIn)).toBe(false)
    expect(effects.clearEverything).toHaveBeenCalledOnce()
    expect(effects.persist).not.toHaveBeenCalled()

    session.send({ type: 'session.changedElsewhere', session: signedInSession() })
    expect(ask(selectIsSignedIn)).toBe(true)
  })

  it('adopts the session from an embedding application', async () => {
    const { session, ask, effects } = await startSession({ stored: null })
    const user = { ...someTokens('9'), impersonatedUser: null }
    session.send({ type: 'session.store', user, selectedPlaceId: somePlaceId })
    expect(ask(selectAccessToken)).toBe('access-9')
    expect(ask(selectSelectedPlaceId)).toBe(somePlaceId)
    expect(effects.persist).toHaveBeenCalledOnce()
  })

  it('logs out when renewed tokens are refused too', async () => {
    const { session, ask } = await startSession()
    session.send({ type: 'session.expired', token: 'an-older-one' })
    expect(ask(selectIsSignedIn)).toBe(true)
    session.send({ type: 'session.expired', token: 'access-1' })
    expect(ask(selectIsSignedIn)).toBe(false)
    expect(ask(selectHasExpired)).toBe(true)
  })
})
