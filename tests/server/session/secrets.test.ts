import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { profileRoutes } from '#contract/profile.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import {
  linkTokenOf,
  signIn,
  solveCaptcha,
  tokensOf,
  tryRefresh,
  trySignIn,
} from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const { clientId } = offers.ESE
const marked = 'Marque-Unique-7281!'

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { db } = server.platform
  const tables = z
    .object({ rows: z.array(z.object({ name: z.string() })) })
    .parse(
      await db.execute(sql`select table_name as name from information_schema.tables where table_schema = 'public'`),
    )
  const contents = []
  for (const { name } of tables.rows)
    contents.push(await db.execute(sql`select to_json(t) from ${sql.identifier(name)} t`))
  return JSON.stringify(contents)
}

describe('passwords and tokens', () => {
  it('appear neither in the log, nor in refusals, nor in clear text in the database', async () => {
    const email = demoEmail('president')
    const secrets: string[] = [marked]
    const shown: string[] = []
    const call = async (...request: Parameters<typeof requestRoute>) =>
      shown.push(await (await requestRoute(...request)).text())

    const admin = await signIn(server, { name: 'admin' })
    const renewed = await tokensOf(await tryRefresh(server, admin.refreshToken))
    secrets.push(admin.accessToken, admin.refreshToken, renewed.accessToken, renewed.refreshToken)
    const body = { clientId, userId: demoId('person conseil'), reason: 'demande' }
    const seen = await requestRoute(server.app, sessionRoutes.impersonate, { token: renewed.accessToken, body })
    secrets.push(z.object({ access_token: z.string() }).parse(await seen.json()).access_token)

    const user = { email, sergicOffer: 'ESE' }
    const recaptchaToken = await solveCaptcha(server)
    await call(server.app, authenticationRoutes.requestPassword, { body: { user, recaptchaToken, clientId } })
    await server.drain()
    const resetPasswordToken = await linkTokenOf(server, email)
    secrets.push(resetPasswordToken)

    shown.push(await (await trySignIn(server, { password: marked })).text())
    await call(server.app, authenticationRoutes.resetPassword, {
      body: { user: { ...user, password: marked, extra: marked }, resetPasswordToken, clientId },
    })
    await call(server.app, authenticationRoutes.resetPassword, {
      body: { user: { ...user, password: marked }, resetPasswordToken, clientId },
    })
    await call(server.app, profileRoutes.read, {
      token: 'x',
      query: { access_token: renewed.accessToken, password: marked },
    })
    await signIn(server, { name: 'president', password: marked })

    const places = { log: server.logged(), refusals: shown.join('\n'), database: await wholeDatabase() }
    expect(secrets).toHaveLength(7)
    for (const [place, text] of Object.entries(places)) {
      expect(text.length, place).toBeGreaterThan(10)
      for (const secret of secrets) expect(text.includes(secret), `${place} holds a secret`).toBe(false)
    }
  })
})
