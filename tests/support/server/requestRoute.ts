import { toWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Route } from '#contract/route.ts'
import type { App } from '#server/platform/app.ts'

export type RouteRequest = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** In camelCase; the wire has snake_case. */
  readonly body?: unknown
  readonly token?: string | undefined
  readonly offer?: OfferCode
  readonly headers?: Readonly<Record<string, string>>
}

/** The path and fetch options of a call. */
export function onTheWire(route: Route, { params = {}, query = {}, body, token, headers = {} }: RouteRequest) {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return {
    path: `${path}?${new URLSearchParams(query)}`,
    init: {
      method: route.method.toUpperCase(),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(toWire(body)) }),
    },
  }
}

/** Calls a route of the contract over HTTP, in memory. */
export function requestRoute(app: App, route: Route, request: RouteRequest = {}): Promise<Response> {
  const { path, init } = onTheWire(route, request)
  const url = new URL(`http://${(request.offer ?? 'ESE').toLowerCase()}.localhost:3000${path}`)
  return Promise.resolve(app.request(url, { ...init, headers: { host: url.host, ...init.headers } }))
}
