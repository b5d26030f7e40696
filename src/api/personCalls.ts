import { ApiError } from './api.ts'
import type { Identity } from './sendRequest.ts'

/** The client's access to the session. */
export type SessionAccess = {
  readonly identity: () => Identity & {
    /** Changes whenever requests begin to act for another person. */
    readonly personKey: string | null
    readonly isImpersonating: boolean
  }
  /** Resolves when the one shared refresh ends, whether or not it succeeded. */
  readonly refresh: (staleToken: string) => Promise<void>
  readonly expire: (token: string) => void
  readonly stopImpersonation: () => void
}

/** The person that requests act for, and handlers of refusals that concern the whole portal. */
export type Gate = {
  readonly session: SessionAccess
  readonly onUnavailable: () => void
  readonly onForbidden: () => void
}

/** A 401 with another code (a wrong current password) does not invalidate the session. */
const isUnauthenticated = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && (error.first?.code ?? 'unauthenticated') === 'unauthenticated'

/**
 * Requests on behalf of a person, with the specification's reaction to each refusal (§8), for any kind of request:
 * 401 → one shared refresh and one replay; 503 → maintenance; 403 → a snack. All of them finally reject.
 */
export function createPersonCalls({ session, onUnavailable, onForbidden }: Gate) {
  return async function callAsPerson<T>(send: (identity: Identity) => Promise<T>): Promise<T> {
    const first = session.identity()
    try {
      return await send(first).catch(async (error: unknown) => {
        const fresh = isUnauthenticated(error) ? await renew(first) : null
        if (!fresh) throw error
        return send(fresh).catch((refusal: unknown) => {
          if (isUnauthenticated(refusal)) session.expire(fresh.accessToken)
          throw refusal
        })
      })
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null
      // If only the file store is down, the rest of the portal continues to work.
      if (refusal?.status === 503 && !refusal.first?.code.endsWith('_unavailable')) onUnavailable()
      if (refusal?.status === 403) onForbidden()
      throw error
    }
  }

  /** The same person with another token, or `null`: a request is never replayed on behalf of somebody else. */
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
}
