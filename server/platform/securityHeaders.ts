import { createMiddleware } from 'hono/factory'
import type { Env } from './app.ts'

const always = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
/** An answer that is neither one of our pages nor one of our files runs nothing, cannot be framed and is not cached. */
const unlessSet = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** For refusals that never reach the application. */
export const refusalHeaders = { ...always, ...unlessSet } as const

/** For every answer, refusals included; pages and files set their own policy and caching. */
export const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(always)) c.res.headers.set(name, value)
  for (const [name, value] of Object.entries(unlessSet)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
})
