import { sessionRoutes } from '#contract/session.ts'
import type { SessionUser } from '#machines/session/session.setup.ts'
import type { Api } from '#src/api/api.ts'
import { ApiError } from '#src/api/api.ts'
import type { SendRequest } from '#src/api/sendRequest.ts'

type Dependencies = { readonly api: Api; readonly send: SendRequest; readonly clientId: string }

/**
 * Ends the session at the server. The access token may have ended by itself while the refresh token lives for weeks:
 * then a last refresh gives the right to end it. Goes on when the page is left.
 */
export const revokeTokens =
  ({ api, send, clientId }: Dependencies) =>
  async ({ accessToken, refreshToken, impersonatedUser }: SessionUser) => {
    const revoke = (token: string) =>
      send(sessionRoutes.revoke, { keepalive: true }, { accessToken: token, placeId: null })
    if (impersonatedUser) await revoke(impersonatedUser.accessToken).catch(() => undefined)
    try {
      await revoke(accessToken)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      const body = { grantType: 'refresh_token', refreshToken, clientId } as const
      const tokens = await api(sessionRoutes.token, { body, keepalive: true })
      await revoke(tokens.accessToken)
    }
  }
