import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { SessionTokens } from '#contract/session.ts'
import { sessionMachine } from '#machines/session/session/session.machine.ts'
import {
  selectAccessToken,
  selectHasExpired,
  selectIsRefreshing,
  selectIsSignedIn,
  selectIsSigningIn,
} from '#machines/session/session/session.selectors.ts'
import type { StoredOutcome, StoredSession } from '#machines/session/session/session.setup.ts'
import { signedInSession, someTokens } from '#tests/support/sessions.ts'
import type { SessionDriver } from './session.model.ts'
import { everyPath } from './session.model.ts'

function driveMachine(): SessionDriver {
  const machine = sessionMachine.provide({
    actors: {
      readStored: fromPromise<StoredOutcome>(async () => ({ session: null, refusal: null })),
      requestTokens: fromPromise(async () => someTokens()),
      renewTokens: fromPromise<SessionTokens | null, { session: StoredSession }>(() =>
        Promise.reject(new Error('401')),
      ),
      revokeTokens: fromPromise(async () => {}),
      watchTabs: fromCallback(() => {}),
    },
    actions: { persist: () => {}, persistSignIn: () => {}, clearEverything: () => {}, clearData: () => {} },
  })
  const session = createActor(machine, { input: { createId: () => 'sign-in' } }).start()
  const now = () => session.getSnapshot()
  const hearOfAnotherTab = (stored: StoredSession | null) =>
    session.send({ type: 'session.changedElsewhere', session: stored })
  const isSignedIn = async (is: boolean) =>
    void (await waitFor(session, (snapshot) => !snapshot.hasTag('restoring') && selectIsSignedIn(snapshot) === is))

  return {
    events: {
      'resident signs in': async () => {
        session.send({ type: 'session.signIn', username: 'a@demo.example', password: 'x' })
        await waitFor(session, (snapshot) => !selectIsSigningIn(snapshot))
      },
      'resident signs in in another tab': () => hearOfAnotherTab(signedInSession()),
      'resident logs out': () => session.send({ type: 'session.signOut' }),
      'resident logs out in another tab': () => hearOfAnotherTab(null),
      'server ends the session': async () => {
        session.send({ type: 'session.refresh', staleToken: selectAccessToken(now()) ?? '' })
        await waitFor(session, (snapshot) => !selectIsRefreshing(snapshot))
      },
    },
    states: {
      'is asked to sign in': () => isSignedIn(false),
      'is signed in': () => isSignedIn(true),
      'is signed in here too': () => isSignedIn(true),
      'is told that the session has ended': async () => {
        await isSignedIn(false)
        expect(selectHasExpired(now())).toBe(true)
      },
      'is asked to sign in again': async () => {
        await isSignedIn(false)
        expect(selectHasExpired(now())).toBe(false)
      },
      'is signed in again': () => isSignedIn(true),
    },
  }
}

describe('a session in two tabs, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
