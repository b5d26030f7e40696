import { sessionRoutes } from '#contract/session.ts'
import type { SessionUser } from '#machines/session/session/session.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import type { SendRequest } from '#src/api/sendRequest.ts'

type Dependencies = { readonly api: Api; readonly send: SendRequest; readonly clientId: string }

/**
 * Ends the session on the server. Revoking an impersonation also ends the administrator's session. The refresh token
 * outlives the access tokens by weeks, so an expired access token is refreshed one last time. The request continues after
 * the page is closed.
 */
export const revokeTokens =
  ({ api, send, clientId }: Dependencies) =>
  async ({ accessToken, refreshToken, impersonatedUser }: SessionUser) => {
    const revoke = (token: string) =>
      send(sessionRoutes.revoke, { keepalive: true }, { accessToken: token, placeId: null })
    const tokens = [...(impersonatedUser ? [impersonatedUser.accessToken] : []), accessToken]
    for (const token of tokens) {
      if (await isAccepted(revoke(token))) return
    }
    const body = { grantType: 'refresh_token', refreshToken, clientId } as const
    const fresh = await api(sessionRoutes.token, { body, keepalive: true })
    await revoke(fresh.accessToken)
  }

/** `false` = the token was no longer valid. Any other failure throws. */
async function isAccepted(request: Promise<unknown>) {
  try {
    await request
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false
    throw error
  }
}
