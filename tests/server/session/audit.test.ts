import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { profileRoutes } from '#contract/profile.ts'
import type { Route } from '#contract/route.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { demoPlace } from '#tests/support/demoNames.ts'
import { linkTokenOf, signIn, tryRefresh, trySignIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const { clientId } = offers.ESE
const password = 'Premier-Secret-2026!'
const email = 'nouvelle@courriel.example'

async function entriesOf(act: () => Promise<unknown>) {
  const { db } = server.platform
  const count = async () => (await db.select().from(auditEntries)).length
  const before = await count()
  await act()
  const entries = await db.select().from(auditEntries).orderBy(sql`ctid`)
  return entries.slice(before)
}
const call = (route: Route, request: Parameters<typeof requestRoute>[2]) => requestRoute(server.app, route, request)

describe('every change to an account', () => {
  it('leaves its entry, with the request and the offer', async () => {
    const { accessToken, refreshToken } = await signIn(server, { name: 'admin' })
    const { customerReference, zipCode } = demoPlace('tilleuls')
    const letter = { email, customerReferenceNumber: customerReference, zipCode }
    const changes: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['session.signIn', () => signIn(server)],
      ['session.refresh', () => tryRefresh(server, refreshToken)],
      [
        'session.impersonate',
        () =>
          call(sessionRoutes.impersonate, {
            token: accessToken,
            body: { clientId, userId: demoId('person conseil'), reason: 'demande' },
          }),
      ],
      [
        'profile.update',
        () => call(profileRoutes.update, { token: accessToken, body: { user: { firstName: 'Nora' } } }),
      ],
      ['session.revoke', () => call(sessionRoutes.revoke, { token: accessToken })],
      [
        'authentication.register,authentication.sendLink',
        async () => {
          await call(authenticationRoutes.registration, { body: { user: letter, clientId } })
          await server.drain()
        },
      ],
      [
        'authentication.setPassword',
        async () =>
          call(authenticationRoutes.setPassword, {
            body: { user: { password }, invitationToken: await linkTokenOf(server, email), clientId },
          }),
      ],
    ]
    for (const [action, act] of changes) {
      const entries = await entriesOf(act)
      expect(entries.map((entry) => entry.action).join()).toBe(action)
      for (const entry of entries)
        expect(entry).toMatchObject({ offer: 'ESE', requestId: expect.stringMatching(/\w{8}-/) })
    }
  })

  it('is audited when an account is locked and unlocked', async () => {
    for (let n = 0; n < 4; n++) await trySignIn(server, { name: 'conseil', password: 'wrong' })
    const fall = await entriesOf(async () => {
      await trySignIn(server, { name: 'conseil', password: 'wrong' })
      await server.drain()
    })
    const unlockToken = await linkTokenOf(server, demoEmail('conseil'))
    const opening = await entriesOf(() => call(authenticationRoutes.unlock, { body: { unlockToken, clientId } }))

    expect(fall.map(({ action }) => action)).toEqual(['session.lock', 'authentication.sendLink'])
    expect(opening.map(({ action }) => action)).toEqual(['authentication.unlock'])
  })

  it('does not happen when its entry cannot be written', async () => {
    const { db } = server.platform
    const { accessToken } = await signIn(server, { name: 'gardien' })
    await db.execute(sql`alter table audit_entries rename to audit_entries_away`)
    const answer = await call(profileRoutes.update, { token: accessToken, body: { user: { firstName: 'Jamais' } } })
    await db.execute(sql`alter table audit_entries_away rename to audit_entries`)

    expect(answer.status).toBe(500)
    expect((await db.select().from(users)).map(({ firstName }) => firstName)).not.toContain('Jamais')
  })
})
