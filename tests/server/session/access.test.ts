import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/places/places.tables.ts'
import { userOffers } from '#server/profile/profile.tables.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const { clientId } = offers.ESE
/** A call of each route that would succeed for whoever may make it; a route without a row fails the test. */
const calls: Readonly<Record<string, { body?: object }>> = {
  'session.revoke': {},
  'session.impersonate': { body: { clientId, userId: demoId('person coproprietaire') } },
  'profile.read': {},
  'profile.update': { body: { user: {} } },
  'places.mine': {},
  'support.widgetToken': {},
}

const routes = Object.entries(api).flatMap(([area, table]) =>
  Object.entries<Route>(table).map(([name, route]) => ({ name: `${area}.${name}`, route })),
)
const guarded = routes.filter(({ route }) => route.access !== 'public')

let server: TestServer
const tokens = new Map<string, string>()
beforeAll(async () => {
  server = await startDemoServer()
  tokens.set('co-owner', (await signIn(server)).accessToken)
  tokens.set('tenant', (await signIn(server, { name: 'locataire' })).accessToken)
  tokens.set('manager', (await signIn(server, { name: 'gestionnaire' })).accessToken)
  tokens.set('other offer', (await signIn(server, { name: 'vsy', offer: 'VSY' })).accessToken)
})
afterAll(() => server.close())

describe('every route that is not public', () => {
  it('has a row here', () => {
    expect(Object.keys(calls).sort()).toEqual(guarded.map(({ name }) => name).sort())
  })

  it.each(guarded)('$name refuses the anonymous, strangers and made-up tokens', async ({ name, route }) => {
    const call = calls[name] ?? {}
    const status = async (token: string | undefined, headers = {}) =>
      (await requestRoute(server.app, route, { ...call, token, headers })).status

    expect(await status(undefined)).toBe(401)
    expect(await status('made-up')).toBe(401)
    expect(await status(tokens.get('other offer'))).toBe(403)
    expect(await status(tokens.get('co-owner'), { 'x-current-place-id': demoId('place terrasses') })).toBe(403)
  })

  it.each(guarded.filter(({ route }) => route.access === 'administrator'))(
    '$name refuses everybody but administrators',
    async ({ name, route }) => {
      for (const who of ['co-owner', 'tenant', 'manager']) {
        const answer = await requestRoute(server.app, route, { ...calls[name], token: tokens.get(who) })
        expect([who, answer.status]).toEqual([who, 403])
      }
    },
  )

  it('refuses who was taken out of the offer or of the place, from the next request on', async () => {
    const { accessToken: token } = await signIn(server, { name: 'conseil' })
    const userId = demoId('person conseil')
    const headers = { 'x-current-place-id': demoId('place tilleuls') }
    const status = async () => (await requestRoute(server.app, api.profile.read, { token, headers })).status
    expect(await status()).toBe(200)

    await server.platform.db.delete(memberships).where(eq(memberships.userId, userId))
    expect(await status()).toBe(403)
    await server.platform.db.delete(userOffers).where(eq(userOffers.userId, userId))
    expect(await status()).toBe(401)
  })

  it('refuses a token in the query string', async () => {
    const query = { access_token: tokens.get('co-owner') ?? '' }

    expect((await requestRoute(server.app, api.profile.read, { query })).status).toBe(401)
    expect(server.logged()).not.toContain(query.access_token)
  })
})
