import type { SessionTokens } from '#contract/session.ts'
import { sessionRoutes } from '#contract/session.ts'
import type { StoredSession } from '#machines/session/session/session.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import type { SessionStorage } from './sessionStorage.ts'

type Dependencies = {
  readonly api: Api
  readonly clientId: string
  readonly storage: SessionStorage
  /** Runs one task at a time across the tabs of this browser, if the browser supports it. */
  readonly withLock: <T>(task: () => Promise<T>) => Promise<T>
}

/** Failures that say nothing about the token: no network, too many requests, maintenance. */
const undecided: readonly number[] = [0, 429, 503]

/**
 * Renews the tokens of a session once for all tabs: a refresh token works only once, so a second tab takes the tokens that
 * the first one stored. `null` when the server could not be reached.
 */
export const renewTokens =
  ({ api, clientId, storage, withLock }: Dependencies) =>
  (session: StoredSession): Promise<SessionTokens | null> =>
    withLock(async () => {
      const { refreshToken } = session.user
      const renewedElsewhere = newerTokens(storage.read(), session)
      if (renewedElsewhere) return renewedElsewhere
      try {
        const body = { grantType: 'refresh_token', refreshToken, clientId } as const
        const tokens = await api(sessionRoutes.token, { body })
        const stored = storage.read()
        if (stored?.id === session.id) storage.write({ ...stored, user: { ...stored.user, ...tokens } })
        return tokens
      } catch (error) {
        if (error instanceof ApiError && undecided.includes(error.status)) return null
        const renewedMeanwhile = newerTokens(storage.read(), session)
        if (renewedMeanwhile) return renewedMeanwhile
        throw error
      }
    })

function newerTokens(stored: StoredSession | null, session: StoredSession): SessionTokens | null {
  if (stored?.id !== session.id || stored.user.refreshToken === session.user.refreshToken) return null
  const { impersonatedUser: _, ...tokens } = stored.user
  return tokens
}
