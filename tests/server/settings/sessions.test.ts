import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { profileRoutes } from '#contract/profile.ts'
import { impersonation, sessionRoutes } from '#contract/session.ts'
import { settingsRoutes as routes } from '#contract/settings.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { refusalOf, signIn, tokensOf, tryRefresh } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { answerOf, tracesOf } from '#tests/support/server/settingsCalls.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const list = async (token: string, query = {}) => {
  const { data, meta } = await answerOf(server, routes.sessions, { token, query })
  return { rows: data.result.flatMap((id) => data.entities.sessions[id] ?? []), meta }
}
const revoke = (token: string, sessionId: string) =>
  requestRoute(server.app, routes.revokeSession, { token, params: { sessionId } })
const me = async (token: string) => (await requestRoute(server.app, profileRoutes.read, { token })).status
const { clientId, signInScope: scope } = offers.ESE
const signInWith = async (userAgent: string, name: string) =>
  tokensOf(
    await requestRoute(server.app, sessionRoutes.token, {
      body: { grantType: 'password', username: demoEmail(name), password: demoPassword, clientId, scope },
      headers: { 'user-agent': userAgent },
    }),
  )

describe('the open sessions of a person', () => {
  it('show the browser, the sign-in and the last activity, the most recently used first', async () => {
    const phone = await signInWith('Téléphone/1.0'.normalize('NFD').replace(/\p{M}/gu, ''), 'conseil')
    server.clock.advance(60_000)
    const { accessToken } = await signInWith(`Ordinateur ${'x'.repeat(400)}`, 'conseil')
    server.clock.advance(60_000)
    await tryRefresh(server, phone.refreshToken)

    const { rows, meta } = await list(accessToken)
    expect(meta).toEqual({ total: 2, perPage: 15, page: 1 })
    expect(rows).toMatchObject([
      {
        userAgent: 'Telephone/1.0',
        isCurrent: false,
        createdAt: '2030-01-15T09:00:00.000Z',
        lastSeenAt: '2030-01-15T09:02:00.000Z',
      },
      { isCurrent: true, lastSeenAt: '2030-01-15T09:01:00.000Z' },
    ])
    expect(rows[1]?.userAgent).toHaveLength(300)
    expect((await list(accessToken, { page: '2', per_page: '1' })).rows).toEqual([rows[1]])
    expect((await list(accessToken, { page: '9' })).meta.total).toBe(2)
  })

  it('disappear once ended, including the current one, and open pages learn of it', async () => {
    const [one, two] = [await signIn(server, { name: 'bailleur' }), await signIn(server, { name: 'bailleur' })]
    const { rows } = await list(one.accessToken)
    const other = rows.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    const current = rows.find(({ isCurrent }) => isCurrent)?.id ?? ''

    const traces = await tracesOf(server, async () => expect((await revoke(one.accessToken, other)).status).toBe(204))
    expect(traces.actions).toEqual(['session.revoke'])
    expect(traces.events).toEqual([{ topic: 'sessions', userId: demoId('person bailleur'), placeId: null }])
    expect(await me(two.accessToken)).toBe(401)
    expect((await tryRefresh(server, two.refreshToken)).status).toBe(401)
    expect((await list(one.accessToken)).rows.map(({ id }) => id)).toEqual([current])
    expect((await refusalOf(await revoke(one.accessToken, other))).status).toBe(404)

    expect((await revoke(one.accessToken, current)).status).toBe(204)
    expect(await me(one.accessToken)).toBe(401)
  })

  it('cannot be ended by somebody else, who learns nothing about them', async () => {
    const owner = await signIn(server, { name: 'gardien' })
    const { accessToken } = await signIn(server, { name: 'locataire' })
    const [session] = (await list(owner.accessToken)).rows

    expect((await revoke(accessToken, session?.id ?? '')).status).toBe(404)
    expect(await me(owner.accessToken)).toBe(200)
  })

  it('leave out expired ones', async () => {
    await signIn(server, { name: 'partenaire' })
    server.clock.advance(31 * 24 * 3_600_000)
    const { accessToken } = await signIn(server, { name: 'partenaire' })

    expect((await list(accessToken)).rows).toMatchObject([{ isCurrent: true }])
  })

  it('leave out impersonations on both sides, and mark none as current during one', async () => {
    const resident = await signIn(server, { name: 'invite' })
    const admin = await signIn(server, { name: 'admin' })
    const body = { clientId, userId: demoId('person invite'), reason: 'appel' }
    const start = await requestRoute(server.app, sessionRoutes.impersonate, { token: admin.accessToken, body })
    const { accessToken } = impersonation.parse(fromWire(await start.json()))

    expect((await list(resident.accessToken)).rows).toMatchObject([{ isCurrent: true }])
    expect((await list(admin.accessToken)).rows).toMatchObject([{ isCurrent: true }])
    expect((await list(accessToken)).rows).toMatchObject([{ isCurrent: false }])
  })
})
