import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Impersonation, SessionTokens } from '#contract/session.ts'
import type { SignInRefusal } from '#machines/authentication/authentication/signInRefusal.ts'
import { readRefusal } from '#machines/authentication/authentication/signInRefusal.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

/** The person's own tokens, and those of the impersonated person. */
export type SessionUser = SessionTokens & { readonly impersonatedUser: Impersonation | null }

/** The value stored under the key `state`, which all tabs of one browser share. */
export type StoredSession = {
  /** Identifies one sign-in: stable across refreshes, new after the next sign-in. */
  readonly id: string
  readonly user: SessionUser
  readonly selectedPlaceId: string | null
}

/** The stored result of an earlier page: an open session, or why the last sign-in was refused. */
export type StoredOutcome = { readonly session: StoredSession | null; readonly refusal: SignInRefusal | null }

export type SessionInput = { readonly createId: () => string }

type SessionContext = SessionInput & {
  readonly session: StoredSession | null
  /** Why the last sign-in was refused; the form shows it until the next try. */
  readonly refusal: SignInRefusal | null
  /** Whether the server, not the person, ended the last session. */
  readonly hasExpired: boolean
}

export type SessionEvent =
  | { type: 'session.signIn'; username: string; password: string }
  | { type: 'session.store'; user: SessionUser; selectedPlaceId: string | null }
  | { type: 'session.refresh'; staleToken: string }
  | { type: 'session.expired'; token: string }
  | { type: 'session.signOut' }
  | { type: 'session.changedElsewhere'; session: StoredSession | null }
  | { type: 'impersonation.start'; userId: string; reason: string }
  | { type: 'impersonation.stop' }
  | { type: 'place.select'; placeId: string }

export type SessionTag = 'restoring' | 'signedIn' | 'busy' | 'refreshing' | 'impersonationRefused'

type StoredParams = { session: StoredSession | null }

/** Whether two stored sessions show the data of the same person: true across a refresh, false across an impersonation. */
const isSamePerson = (one: StoredSession | null, other: StoredSession | null) =>
  one?.id === other?.id && one?.user.impersonatedUser?.userId === other?.user.impersonatedUser?.userId

/** Every name the session chart may use. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as SessionTag,
    meta: {} as { specification: string },
  },
  actors: {
    readStored: fromPromise<StoredOutcome>(missingActor('readStored')),
    requestTokens: fromPromise<SessionTokens, { username: string; password: string }>(missingActor('requestTokens')),
    /** `null`: the server could not be reached (no network, maintenance), which says nothing about the session. */
    renewTokens: fromPromise<SessionTokens | null, { session: StoredSession }>(missingActor('renewTokens')),
    requestImpersonation: fromPromise<Impersonation, { userId: string; reason: string }>(
      missingActor('requestImpersonation'),
    ),
    revokeTokens: fromPromise<void, { user: SessionUser }>(missingActor('revokeTokens')),
    watchTabs: fromCallback<SessionEvent>(missingAction('watchTabs')),
  },
  guards: {
    hasSession: (_, params: StoredParams) => params.session !== null,
    isSamePerson: ({ context }, params: StoredParams) => isSamePerson(context.session, params.session),
    isCurrentToken: ({ context }, params: { token: string }) => context.session?.user.accessToken === params.token,
    isImpersonating: ({ context }) => Boolean(context.session?.user.impersonatedUser),
    hasTokens: (_, params: { tokens: SessionTokens | null }) => params.tokens !== null,
  },
  actions: {
    rememberSession: assign((_, params: StoredParams) => ({
      session: params.session,
      refusal: null,
      hasExpired: false,
    })),
    openSession: assign(
      ({ context }, params: { user: SessionTokens & Partial<SessionUser>; selectedPlaceId: string | null }) => ({
        session: {
          id: context.createId(),
          user: { ...params.user, impersonatedUser: params.user.impersonatedUser ?? null },
          selectedPlaceId: params.selectedPlaceId,
        },
        refusal: null,
        hasExpired: false,
      }),
    ),
    rememberTokens: assign(({ context }, params: { tokens: SessionTokens | null }) => ({
      session: change(context.session, (session) => ({ ...session, user: { ...session.user, ...params.tokens } })),
    })),
    rememberImpersonation: assign(({ context }, params: { impersonatedUser: Impersonation | null }) => ({
      session: change(context.session, ({ id, user }) => ({
        id,
        user: { ...user, impersonatedUser: params.impersonatedUser },
        selectedPlaceId: null,
      })),
    })),
    rememberPlace: assign(({ context }, params: { placeId: string }) => ({
      session: change(context.session, (session) => ({ ...session, selectedPlaceId: params.placeId })),
    })),
    rememberRefusal: assign({ refusal: (_, params: { error: unknown }) => readRefusal(params.error) }),
    rememberStoredRefusal: assign({ refusal: (_, params: StoredOutcome) => params.refusal }),
    rememberExpiry: assign({ hasExpired: true }),
    reset: assign({ session: null, refusal: null, hasExpired: false }),
    /** Writes the key `state`, which notifies other tabs. */
    persist: missingAction('persist'),
    /** Writes that a sign-in is under way, or why it was refused. */
    persistSignIn: (_context, _params: { isFetching: boolean }) => missingAction('persistSignIn')(),
    /** Clears all data and all storage except the locale and the two dismissals. */
    clearEverything: missingAction('clearEverything'),
    /** Clears everything that was loaded for a person or a place. */
    clearData: missingAction('clearData'),
  },
})

const change = (session: StoredSession | null, update: (session: StoredSession) => StoredSession) =>
  session && update(session)
