import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { profileRoutes } from '#contract/profile.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { recurrentJobs } from '#server/jobs.ts'
import { refusalOf, signIn, solveCaptcha, tryRefresh, trySignIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const minute = 60_000
const day = 24 * 60 * minute
const tables = ['sessions', 'access_tokens', 'refresh_tokens', 'link_tokens', 'sign_in_tries', 'used_challenges']
const count = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })
async function rowsOf(table: string) {
  const counted = await server.platform.db.execute(sql`select count(*)::int as total from ${sql.identifier(table)}`)
  return count.parse(counted).rows[0].total
}
const rows = async () => Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await rowsOf(name)])))

async function askForLink(email: string) {
  await requestRoute(server.app, authenticationRoutes.requestPassword, {
    body: {
      user: { email, sergicOffer: 'ESE' },
      recaptchaToken: await solveCaptcha(server),
      clientId: offers.ESE.clientId,
    },
  })
  await server.drain()
}

describe('the clean-up', () => {
  it('deletes expired rows, and nothing that still counts', async () => {
    const { accessToken, refreshToken } = await signIn(server)
    await trySignIn(server, { email: 'personne@inconnu.example' })
    await askForLink(demoEmail('conseil'))
    const before = await rows()
    await cleanUp(server.platform)
    expect(await rows()).toEqual(before)

    server.clock.advance(61 * minute)
    await cleanUp(server.platform)
    expect(await rows()).toEqual({ ...before, access_tokens: 0, link_tokens: 0, used_challenges: 0 })
    expect((await requestRoute(server.app, profileRoutes.read, { token: accessToken })).status).toBe(401)
    const renewed = await tryRefresh(server, refreshToken)
    expect(renewed.status).toBe(200)

    server.clock.advance(31 * day)
    await cleanUp(server.platform)
    // The demo's locked account stays locked.
    const empty = Object.fromEntries(tables.map((name) => [name, 0]))
    expect(await rows()).toEqual({ ...empty, sign_in_tries: 1 })
  })

  it('counts wrong passwords for thirty days, and deletes a lock when it expires', async () => {
    const wrong = async () => refusalOf(await trySignIn(server, { name: 'gardien', password: 'wrong' }))
    for (let n = 0; n < 4; n++) await wrong()
    server.clock.advance(29 * day)
    await cleanUp(server.platform)
    expect((await wrong()).code).toBe('account_locked')
    await server.drain()

    server.clock.advance(day - 1)
    await cleanUp(server.platform)
    expect((await refusalOf(await trySignIn(server, { name: 'gardien' }))).code).toBe('account_locked')
    server.clock.advance(1)
    await cleanUp(server.platform)
    expect(await rowsOf('sign_in_tries')).toBe(1)
    await signIn(server, { name: 'gardien' })
  })

  it('is a recurrent job, and is tried again after a failure', async () => {
    const { db, jobs } = server.platform
    const job = recurrentJobs.find(({ key }) => key === 'the-clean-up')?.job
    const runNow = async () => {
      if (job) await jobs.add(db, job)
      await server.drain()
    }
    await askForLink(demoEmail('invite'))
    server.clock.advance(61 * minute)
    await runNow()
    expect(await rowsOf('link_tokens')).toBe(0)

    await askForLink(demoEmail('invite'))
    server.clock.advance(61 * minute)
    await db.execute(sql`alter table used_challenges rename to away`)
    await runNow()
    expect(server.logged()).toContain('the clean-up failed')
    await db.execute(sql`alter table away rename to used_challenges`)
    await passJobTime(db, 10 * minute)
    await server.drain()
    expect(await rowsOf('used_challenges')).toBe(0)
  })
})
