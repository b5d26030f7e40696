import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { mailCheck } from './mailCheck.ts'
import { readPasswordLink } from './readPasswordLink.ts'
import { register } from './register.ts'
import { requestPassword } from './requestPassword.ts'
import { resetPassword } from './resetPassword.ts'
import { setPassword } from './setPassword.ts'
import { signUp } from './signUp.ts'
import { unlock } from './unlock.ts'

/** Opening an account, and setting its password (specification §7). */
export const authenticationArea = defineArea({
  routes: [
    served(authenticationRoutes, {
      mailCheck: (ctx, { body }) => mailCheck(ctx, { ...body.user, clientId: body.clientId }),
      signUp: (ctx, { body }) => signUp(ctx, { ...body.user, clientId: body.clientId }),
      registration: (ctx, { body }) => register(ctx, { ...body.user, clientId: body.clientId }),
      captcha: (ctx) => ctx.captcha.challenge(),
      requestPassword: (ctx, { body: { user, recaptchaToken, clientId } }) =>
        requestPassword(ctx, { ...user, recaptchaToken, clientId }),
      passwordLink: (ctx, { body }) => readPasswordLink(ctx, body),
      resetPassword: (ctx, { body }) => resetPassword(ctx, body),
      setPassword: (ctx, { body }) => setPassword(ctx, body),
      unlock: (ctx, { body }) => unlock(ctx, body),
    }),
  ],
})
