import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import { profile, profileRoutes } from '#contract/profile.ts'
import { impersonation, sessionRoutes } from '#contract/session.ts'
import { supportRoutes } from '#contract/support/support.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { demoPerson } from '#tests/support/demoNames.ts'
import { refusalOf, signIn, tryRefresh } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const resident = demoId('person coproprietaire')
const adminId = demoId('person admin')
const reason = 'Appel du 15 janvier : solde illisible'

const tryImpersonate = (token: string | undefined, userId: string) =>
  requestRoute(server.app, sessionRoutes.impersonate, {
    token,
    body: { clientId: offers.ESE.clientId, userId, reason },
  })

async function impersonate() {
  const admin = await signIn(server, { name: 'admin' })
  const answer = await tryImpersonate(admin.accessToken, resident)
  return { admin, ...impersonation.parse(fromWire(await answer.json())) }
}
const me = (token: string) => requestRoute(server.app, profileRoutes.read, { token })

describe('impersonation', () => {
  it('shows an administrator the portal as the resident sees it, and audits both', async () => {
    const { accessToken, expiresIn, endsAt } = await impersonate()
    const shown = profile.parse(fromWire(await (await me(accessToken)).json()))

    expect(expiresIn).toBe(3_600)
    expect(endsAt).toBe('2030-01-15T10:00:00.000Z')
    expect(shown.userId).toBe(resident)
    const [entry] = await server.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'session.impersonate'))
    expect(entry).toMatchObject({ actorId: resident, impersonatorId: adminId, detail: { reason } })
  })

  it('ends after one hour, cannot be refreshed, and ends with the administrator’s session', async () => {
    const first = await impersonate()
    server.clock.advance(3_600_000)
    expect((await me(first.accessToken)).status).toBe(401)
    expect((await tryRefresh(server, first.accessToken)).status).toBe(401)

    const second = await impersonate()
    await requestRoute(server.app, sessionRoutes.revoke, { token: second.admin.accessToken })
    expect((await me(second.accessToken)).status).toBe(401)
  })

  it('logs the administrator out too when they log out from it', async () => {
    const { admin, accessToken } = await impersonate()
    await requestRoute(server.app, sessionRoutes.revoke, { token: accessToken })

    expect((await me(admin.accessToken)).status).toBe(401)
    expect((await tryRefresh(server, admin.refreshToken)).status).toBe(401)
  })

  it('is refused without a reason', async () => {
    const { accessToken: token } = await signIn(server, { name: 'admin' })
    for (const given of [undefined, '', '  ', 'x'.repeat(301)]) {
      const body = { clientId: offers.ESE.clientId, userId: resident, reason: given }
      const answer = await requestRoute(server.app, sessionRoutes.impersonate, { token, body })
      expect(await refusalOf(answer)).toMatchObject({ status: 422, field: 'reason' })
    }
  })

  it('changes nothing for the resident', async () => {
    const { accessToken } = await impersonate()
    const body = { user: { firstName: 'Autre' } }
    const answer = await requestRoute(server.app, profileRoutes.update, { token: accessToken, body })

    expect(await refusalOf(answer)).toMatchObject({ status: 403, code: 'impersonation_refused' })
    const [row] = await server.platform.db.select().from(users).where(eq(users.id, resident))
    expect(row?.firstName).toBe(demoPerson('coproprietaire').firstName)
  })

  it('gets no token for the support widget, where nobody would see who writes', async () => {
    const { accessToken } = await impersonate()
    const answer = await requestRoute(server.app, supportRoutes.widgetToken, { token: accessToken })

    expect(await refusalOf(answer)).toMatchObject({ status: 403, code: 'impersonation_refused' })
  })

  it('is for administrators, and never of another administrator or of somebody outside the offer', async () => {
    const { accessToken: admin } = await signIn(server, { name: 'admin' })
    const { accessToken: manager } = await signIn(server, { name: 'gestionnaire' })
    const { accessToken: seen } = await impersonate()

    expect((await tryImpersonate(undefined, resident)).status).toBe(401)
    expect((await tryImpersonate(manager, resident)).status).toBe(403)
    expect((await tryImpersonate(seen, resident)).status).toBe(403)
    expect((await tryImpersonate(admin, adminId)).status).toBe(403)
    expect((await tryImpersonate(admin, demoId('person vsy'))).status).toBe(404)
    expect((await tryImpersonate(admin, demoId('nobody'))).status).toBe(404)
  })

  it('stops with the next request when the administrator has left the offer', async () => {
    const { accessToken } = await impersonate()
    const { db } = server.platform
    await db.delete(userOffers).where(and(eq(userOffers.userId, adminId), eq(userOffers.offer, 'ESE')))

    expect((await me(accessToken)).status).toBe(401)
    await db.insert(userOffers).values({ userId: adminId, offer: 'ESE' })
    expect((await me(accessToken)).status).toBe(200)
  })

  it('stops with the next request when the administrator has lost their rights', async () => {
    const { accessToken } = await impersonate()
    await server.platform.db.update(users).set({ isAdministrator: false }).where(eq(users.id, adminId))

    expect((await me(accessToken)).status).toBe(401)
  })
})
