import * as z from 'zod/mini'
import { route } from '../route.ts'

export const supportRoutes = {
  widgetToken: route({
    method: 'post',
    path: '/v1/zendesk/jwt',
    access: 'person',
    summary: 'A signed token that names the person to the support widget (read-only, name and e-mail)',
    status: 200,
    answer: z.object({ jwt: z.string() }),
    refusals: [],
  }),
  reportError: route({
    method: 'post',
    path: '/v1/error_reports',
    access: 'public',
    summary: 'Reports a crash of the application, without personal data',
    body: z.strictObject({
      message: z.string().check(z.maxLength(500)),
      /** Component names and file positions, never values. */
      stack: z.string().check(z.maxLength(4_000)),
      path: z.string().check(z.maxLength(300)),
    }),
    status: 204,
    answer: z.undefined(),
    refusals: [],
  }),
}
