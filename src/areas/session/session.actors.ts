import { fromCallback, fromPromise } from 'xstate'
import type { Impersonation, SessionTokens } from '#contract/session.ts'
import { sessionRoutes } from '#contract/session.ts'
import { SignInRefused } from '#machines/authentication/authentication/signInRefusal.ts'
import type {
  SessionEvent,
  SessionUser,
  StoredOutcome,
  StoredSession,
} from '#machines/session/session/session.setup.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import type { SendRequest } from '#src/api/sendRequest.ts'
import { renewTokens } from './renewTokens.ts'
import { revokeTokens } from './revokeTokens.ts'
import type { SessionStorage } from './sessionStorage.ts'
import { readSession, sessionKey } from './sessionStorage.ts'

type Dependencies = {
  readonly api: Api
  readonly send: SendRequest
  readonly offer: Pick<Offer, 'clientId' | 'signInScope'>
  readonly storage: SessionStorage
  readonly withLock: <T>(task: () => Promise<T>) => Promise<T>
}

/** The session machine's actors for the server, local storage and other tabs. */
export function sessionActors({ api, send, offer, storage, withLock }: Dependencies) {
  const { clientId, signInScope: scope } = offer
  const renew = renewTokens({ api, clientId, storage, withLock })
  const revoke = revokeTokens({ api, send, clientId })
  return {
    readStored: fromPromise<StoredOutcome>(async () => ({ session: storage.read(), refusal: storage.readError() })),
    requestTokens: fromPromise<SessionTokens, { username: string; password: string }>(async ({ input, signal }) => {
      try {
        return await api(sessionRoutes.token, { body: { grantType: 'password', ...input, clientId, scope }, signal })
      } catch (error) {
        throw refusalOf(error)
      }
    }),
    renewTokens: fromPromise<SessionTokens | null, { session: StoredSession }>(({ input }) => renew(input.session)),
    requestImpersonation: fromPromise<Impersonation, { userId: string; reason: string }>(({ input, signal }) =>
      api(sessionRoutes.impersonate, { body: { clientId, ...input }, signal }),
    ),
    /** Ignores the abort signal of a new sign-in, because the old tokens must be revoked. */
    revokeTokens: fromPromise<void, { user: SessionUser }>(({ input }) => revoke(input.user)),
    watchTabs: fromCallback<SessionEvent>(({ sendBack }) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key !== sessionKey && key !== null) return
        sendBack({ type: 'session.changedElsewhere', session: readSession(newValue) })
      }
      /** A page from the back/forward cache has missed storage events. */
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) sendBack({ type: 'session.changedElsewhere', session: storage.read() })
      }
      globalThis.addEventListener('storage', onStorage)
      globalThis.addEventListener('pageshow', onPageShow)
      return () => {
        globalThis.removeEventListener('storage', onStorage)
        globalThis.removeEventListener('pageshow', onPageShow)
      }
    }),
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.first) return error
  const { code, message, remainingTries = null, allowedOffer = null } = error.first
  return new SignInRefused({ code, message, remainingTries, allowedOffer })
}
