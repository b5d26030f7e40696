import * as z from 'zod/mini'
import { saying } from './problems.ts'
import { route } from './route.ts'
import { opaqueText } from './text.ts'

/** Seconds for which somebody who has just typed their password may do what binds them. */
export const confirmationLifetime = 600

/** What proves that the person typed their password a moment ago; asked for by everything that binds them. */
export const confirmationToken = opaqueText(100)

export const confirmationRoutes = {
  create: route({
    method: 'post',
    path: '/v1/users/me/confirmations',
    access: 'person',
    summary: 'Types the password again before something that binds: wrong ones count towards the lock as at sign-in',
    body: z.strictObject({
      confirmation: z.strictObject({
        password: z.string(saying('required')).check(z.minLength(1, saying('required')), z.maxLength(500)),
      }),
    }),
    status: 200,
    answer: z.object({
      confirmationToken,
      /** Seconds. */
      expiresIn: z.int(),
    }),
    refusals: ['invalid_credentials', 'last_attempt_before_lock', 'account_locked'],
  }),
}
