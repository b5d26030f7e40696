import { confirmationRoutes } from '#contract/confirmations.ts'
import { sessionRoutes } from '#contract/session.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { confirmPassword } from './confirmPassword.ts'
import { impersonate } from './impersonate.ts'
import { refreshSession } from './refreshSession.ts'
import { revokeSession } from './revokeSession.ts'
import { signIn } from './signIn.ts'

/** Signing in and out (specification §7). */
export const sessionArea = defineArea({
  routes: [
    served(sessionRoutes, {
      token: (ctx, { body }) => (body.grantType === 'password' ? signIn(ctx, body) : refreshSession(ctx, body)),
      revoke: revokeSession,
      impersonate: (ctx, { body }) => impersonate(ctx, body),
    }),
    served(confirmationRoutes, { create: confirmPassword }),
  ],
})
