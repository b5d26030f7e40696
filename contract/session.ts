import * as z from 'zod/mini'
import { passwordMaximum } from './authentication/passwords.ts'
import { route } from './route.ts'
import { opaqueText, requiredText } from './text.ts'

const token = opaqueText(512)
const clientId = opaqueText(100)

/** Tokens of a session: the access token lives `expiresIn` seconds, the refresh token works once (RFC 6749 §5.1). */
export const sessionTokens = z.object({
  accessToken: token,
  refreshToken: token,
  tokenType: z.literal('Bearer'),
  /** Seconds. */
  expiresIn: z.int().check(z.positive()),
  /** Unix seconds. */
  createdAt: z.int(),
  scope: z.string(),
})
export type SessionTokens = z.output<typeof sessionTokens>

export const passwordGrant = z.strictObject({
  grantType: z.literal('password'),
  username: opaqueText(254),
  password: opaqueText(passwordMaximum * 4),
  clientId,
  scope: opaqueText(100),
})
export const refreshGrant = z.strictObject({ grantType: z.literal('refresh_token'), refreshToken: token, clientId })

/** The token of an impersonation; it cannot be refreshed and ends after one hour. */
export const impersonation = z.object({
  userId: z.uuid(),
  displayName: z.string(),
  accessToken: token,
  expiresIn: z.int().check(z.positive()),
  /** When it ends, regardless of activity. */
  endsAt: z.iso.datetime(),
})
export type Impersonation = z.output<typeof impersonation>

export const sessionRoutes = {
  token: route({
    method: 'post',
    path: '/v1/oauth/token',
    access: 'public',
    summary: 'Signs in with e-mail and password, or renews a session with its refresh token',
    body: z.discriminatedUnion('grantType', [passwordGrant, refreshGrant]),
    status: 200,
    answer: sessionTokens,
    refusals: [
      'invalid_credentials',
      'last_attempt_before_lock',
      'account_locked',
      'invalid_client',
      'invalid_refresh_token',
      'wrong_offer',
    ],
  }),
  revoke: route({
    method: 'post',
    path: '/v1/oauth/revoke',
    access: 'person',
    /** Ends the administrator's own session too (specification §4), so it is allowed during impersonation. */
    whileImpersonating: true,
    summary: 'Logs out and revokes every token of the session',
    status: 204,
    answer: z.undefined(),
    refusals: [],
  }),
  impersonate: route({
    method: 'post',
    path: '/v1/admin/token',
    access: 'administrator',
    summary: 'Lets an administrator see the portal as another person of the same offer',
    /** The reason is written to the audit log. */
    body: z.strictObject({ clientId, userId: z.uuid(), reason: requiredText(300) }),
    status: 200,
    answer: impersonation,
    refusals: ['not_found', 'invalid_client'],
  }),
}
