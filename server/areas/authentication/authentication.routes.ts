import { authenticationRoutes as routes } from '#contract/authentication/authentication.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { mailCheck } from './mailCheck.ts'
import { register } from './register.ts'
import { requestPassword } from './requestPassword.ts'
import { resetPassword } from './resetPassword.ts'
import { setPassword } from './setPassword.ts'
import { signUp } from './signUp.ts'
import { unlock } from './unlock.ts'

/** The way to an account and to its password (specification §7). */
export function authenticationRoutes(app: App): void {
  serve(app, routes.mailCheck, ({ ctx, body }) => mailCheck(ctx, { ...body.user, clientId: body.clientId }))
  serve(app, routes.signUp, ({ ctx, body }) => signUp(ctx, { ...body.user, clientId: body.clientId }))
  serve(app, routes.registration, ({ ctx, body }) => register(ctx, { ...body.user, clientId: body.clientId }))
  serve(app, routes.captcha, ({ ctx }) => ctx.captcha.challenge())
  serve(app, routes.requestPassword, ({ ctx, body: { user, recaptchaToken, clientId } }) =>
    requestPassword(ctx, { ...user, recaptchaToken, clientId }),
  )
  serve(app, routes.resetPassword, ({ ctx, body }) => resetPassword(ctx, body))
  serve(app, routes.setPassword, ({ ctx, body }) => setPassword(ctx, body))
  serve(app, routes.unlock, ({ ctx, body }) => unlock(ctx, body))
}
