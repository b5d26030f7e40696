import { toWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Route } from '#contract/route.ts'
import type { App } from '#server/platform/app.ts'

type RouteRequest = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** In the application's case; put on the wire in snake_case. */
  readonly body?: unknown
  readonly token?: string | undefined
  readonly offer?: OfferCode
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls a route of the contract over HTTP, in memory. */
export function requestRoute(app: App, route: Route, request: RouteRequest = {}): Promise<Response> {
  const { params = {}, query = {}, body, token, offer = 'ESE', headers = {} } = request
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query)
  const url = new URL(`http://${offer.toLowerCase()}.localhost:3000${path}?${search}`)
  return Promise.resolve(
    app.request(url, {
      method: route.method.toUpperCase(),
      headers: {
        host: url.host,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(toWire(body)) }),
    }),
  )
}
