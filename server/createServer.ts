import { randomUUID } from 'node:crypto'
import { BlockList } from 'node:net'
import { Hono } from 'hono'
import { gate, mountAreas } from './areas.ts'
import { docsRoutes } from './docs/docs.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { type AddressOf, createAddressOf, loopback, readProxies } from './platform/addressOf.ts'
import { allowedMethods } from './platform/allowedMethods.ts'
import { answerProblem, toProblem } from './platform/answerProblem.ts'
import type { App, Env } from './platform/app.ts'
import { askOnce } from './platform/askOnce.ts'
import type { Platform } from './platform/context.ts'
import { localeOf } from './platform/localeOf.ts'
import { Problem } from './platform/problem.ts'
import { RequestCut } from './platform/readJson.ts'
import { securityHeaders } from './platform/securityHeaders.ts'
import type { Sites } from './platform/sites.ts'
import { userAgentOf } from './platform/userAgentOf.ts'

export type ServerDeps = {
  readonly platform: Platform
  readonly sites: Sites
  /** Finds the caller behind the proxies; by default, behind one on this machine. */
  readonly addressOf?: AddressOf
  /** Screens, files and the demo's outbox, in addition to the API. */
  readonly mountSite?: (app: App) => void
}

const behindLoopback = createAddressOf(readProxies(loopback) ?? new BlockList())

/** The whole HTTP application, without a socket: the same one in production, in the dev server, in tests and in mocks. */
export function createServer({ platform, sites, mountSite, addressOf = behindLoopback }: ServerDeps): App {
  const app = new Hono<Env>()

  app.use(securityHeaders)
  app.use(async (c, next) => {
    const offer = sites.offerOf(c.req.header('host') ?? new URL(c.req.url).host)
    const requestId = randomUUID()
    c.set('gate', askOnce(gate))
    c.set('ctx', {
      ...platform,
      lastingDb: platform.db,
      offer,
      urlOf: sites.urlOf,
      locale: localeOf(c.req.header('accept-language') ?? '', offer),
      address: addressOf(c),
      userAgent: userAgentOf(c),
      requestId,
    })
    c.header('x-request-id', requestId)
    // Pages take the time from here, because a browser's clock may be wrong.
    c.header('date', platform.now().toUTCString())
    const startedAt = performance.now()
    await next()
    const milliseconds = performance.now() - startedAt
    platform.log.request(c, milliseconds)
    platform.metrics?.countRequest(c, milliseconds)
  })

  healthRoutes(app)
  docsRoutes(app)
  mountAreas(app)
  mountSite?.(app)
  app.notFound((c) => {
    const allowed = allowedMethods(c.req.path)
    if (allowed.length === 0 || allowed.includes(c.req.method)) {
      return answerProblem(c, new Problem('not_found', 'no such path'))
    }
    c.header('allow', allowed.join(', '))
    return answerProblem(c, new Problem('method_not_allowed', 'the path exists, with other methods'))
  })
  app.onError((error, c) => {
    const problem = toProblem(error)
    if (problem.status >= 500) platform.log.failure(c, error)
    if (error instanceof RequestCut) platform.log.cut(c)
    return answerProblem(c, problem)
  })
  return app
}
