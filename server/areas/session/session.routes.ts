import { confirmationRoutes } from '#contract/confirmations.ts'
import { sessionRoutes as routes } from '#contract/session.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { confirmPassword } from './confirmPassword.ts'
import { impersonate } from './impersonate.ts'
import { refreshSession } from './refreshSession.ts'
import { revokeSession } from './revokeSession.ts'
import { signIn } from './signIn.ts'

/** Signing in and out (specification §7). */
export function sessionRoutes(app: App): void {
  serve(app, routes.token, ({ ctx, body }) =>
    body.grantType === 'password' ? signIn(ctx, body) : refreshSession(ctx, body),
  )
  serve(app, routes.revoke, ({ ctx }) => revokeSession(ctx))
  serve(app, routes.impersonate, ({ ctx, body }) => impersonate(ctx, body))
  serve(app, confirmationRoutes.create, ({ ctx, ...asked }) => confirmPassword(ctx, asked))
}
