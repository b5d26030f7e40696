import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { fromWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { RoleName } from '#contract/roles.ts'
import type { Route } from '#contract/route.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { signIn } from './accountCalls.ts'
import { requestRoute } from './requestRoute.ts'
import type { TestServer } from './testServer.ts'

export const placeOf = (key: string) => demoId(`place ${key}`)
export const personOf = (name: string) => demoId(`person ${name}`)
export const tilleuls = placeOf('tilleuls')
/** An id that no place has. */
export const nowhere = demoId('place nowhere')

export type Call = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Signs a demo person in; the result calls routes in their name and parses the responses. */
export async function signedInAs(server: TestServer, name: string, offer: OfferCode = 'ESE') {
  const { accessToken } = await signIn(server, { name, offer })
  return clientWith(server, accessToken, offer)
}

/** Calls routes with a token. */
export function clientWith(server: TestServer, token: string, offer: OfferCode = 'ESE') {
  const call = (route: Route, request: Call = {}) => requestRoute(server.app, route, { ...request, token, offer })
  return { token, call, get: parsing(call) }
}

/** Parses the response by the schema of the route; a refusal fails the test with its text. */
export const parsing =
  (call: (route: Route, request?: Call) => Promise<Response>) =>
  async <Answer extends z.ZodMiniType>(route: Route & { readonly answer: Answer }, request: Call = {}) => {
    const response = await call(route, request)
    const text = await response.text()
    if (response.status !== route.status) throw new Error(`${route.path} answered ${response.status}: ${text}`)
    return z.parse<Answer>(route.answer, fromWire(JSON.parse(text)))
  }
export type SignedIn = ReturnType<typeof clientWith>

/** Removes somebody from a place, in one role or in all. */
export async function removeMember({ platform }: TestServer, userId: string, placeId: string, role?: RoleName) {
  const inPlace = and(eq(memberships.userId, userId), eq(memberships.placeId, placeId))
  await platform.db.delete(memberships).where(role ? and(inPlace, eq(memberships.role, role)) : inPlace)
}
