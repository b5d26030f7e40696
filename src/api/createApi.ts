import type { Route, RouteAnswer, RouteInput } from '#contract/route.ts'
import type { Api, CallOptions } from './api.ts'
import { ApiError } from './api.ts'
import type { Identity, SendRequest } from './sendRequest.ts'
import { nobody } from './sendRequest.ts'

/** What the client needs to know of the session, and may ask of it. */
export type SessionAccess = {
  readonly identity: () => Identity & {
    /** Changes whenever requests begin to speak for somebody else. */
    readonly personKey: string | null
    readonly isImpersonating: boolean
  }
  /** Settles once the one shared refresh is over, however it ends. */
  readonly refresh: (staleToken: string) => Promise<void>
  readonly expire: (token: string) => void
  readonly stopImpersonation: () => void
}

type Dependencies = {
  readonly send: SendRequest
  readonly session: SessionAccess
  readonly onUnavailable: () => void
  readonly onForbidden: () => void
}

/**
 * The HTTP client of the portal: knows for whom it speaks, and what the specification (§8) says of each refusal.
 * 401 → one shared refresh and one replay; 503 → maintenance; 403 → a snack. All of them reject in the end.
 */
export function createApi({ send, session, onUnavailable, onForbidden }: Dependencies): Api {
  return async (route, input) => {
    try {
      return await (route.access === 'public' ? send(route, input, nobody) : callForPerson(route, input))
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      if (status === 503) onUnavailable()
      if (status === 403 && route.access !== 'public') onForbidden()
      throw error
    }
  }

  async function callForPerson<R extends Route>(route: R, input: RouteInput<R> & CallOptions): Promise<RouteAnswer<R>> {
    const first = session.identity()
    try {
      return await send(route, input, first)
    } catch (error) {
      if (!isUnauthenticated(route, error) || first.accessToken === null) throw error
      const fresh = await renew(first)
      if (!fresh) throw error
      return replay(route, input, fresh)
    }
  }

  /** The same person with another token, or `null`: a request is never replayed in somebody else's name. */
  async function renew(first: ReturnType<SessionAccess['identity']>) {
    if (first.accessToken === null || session.identity().personKey !== first.personKey) return null
    if (first.isImpersonating) {
      session.stopImpersonation()
      return null
    }
    await session.refresh(first.accessToken)
    const { personKey, accessToken } = session.identity()
    if (personKey !== first.personKey || accessToken === null || accessToken === first.accessToken) return null
    return { accessToken, placeId: first.placeId }
  }

  async function replay<R extends Route>(
    route: R,
    input: RouteInput<R> & CallOptions,
    identity: Identity & { readonly accessToken: string },
  ): Promise<RouteAnswer<R>> {
    try {
      return await send(route, input, identity)
    } catch (error) {
      if (isUnauthenticated(route, error)) session.expire(identity.accessToken)
      throw error
    }
  }
}

/** A 401 that the route itself may answer (a wrong present password) says nothing against the session. */
const isUnauthenticated = ({ refusals }: Route, error: unknown) =>
  error instanceof ApiError && error.status === 401 && !(error.first && refusals.includes(error.first.code))
