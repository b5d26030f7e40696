import * as z from 'zod/mini'
import { saying } from './problems.ts'
import { route } from './route.ts'
import { opaqueText } from './text.ts'

/** Seconds for which a typed password allows binding acts. */
export const confirmationLifetime = 600

/** Proves that the person typed their password a moment ago; every binding act requires it. */
export const confirmationToken = opaqueText(100)

export const confirmationRoutes = {
  create: route({
    method: 'post',
    path: '/v1/users/me/confirmations',
    access: 'person',
    summary: 'Confirms the password before a binding act; five wrong ones lock this in the session, and nothing else',
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
    refusals: ['invalid_credentials', 'last_attempt_before_lock', 'session_locked'],
  }),
}
