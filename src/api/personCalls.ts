import { ApiError } from './api.ts'
import type { Identity } from './sendRequest.ts'

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

/** For whom requests speak, and who hears of the refusals that concern the whole portal. */
export type Gate = {
  readonly session: SessionAccess
  readonly onUnavailable: () => void
  readonly onForbidden: () => void
}

/** A 401 with another code (a wrong present password) says nothing against the session. */
const isUnauthenticated = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && (error.first?.code ?? 'unauthenticated') === 'unauthenticated'

/**
 * Requests made in the name of a person, and what the specification (§8) says of each refusal, whatever travels on the wire:
 * 401 → one shared refresh and one replay; 503 → maintenance; 403 → a snack. All of them reject in the end.
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
      // Where only files are out of reach, the rest goes on.
      if (refusal?.status === 503 && refusal.first?.code !== 'files_unavailable') onUnavailable()
      if (refusal?.status === 403) onForbidden()
      throw error
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
}
