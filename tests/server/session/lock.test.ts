import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { profileRoutes } from '#contract/profile.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { sha256 } from '#server/services/access/tokens.ts'
import { linkTokenOf, refusalOf, signIn, solveCaptcha, trySignIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const minute = 60_000
const hour = 60 * minute
const { clientId } = offers.ESE
const wrong = (name: string) => trySignIn(server, { name, password: 'Not-The-Password-1!' })
const lock = async (name: string) => {
  for (let n = 0; n < 5; n++) await wrong(name)
}

describe('the lock of an account', () => {
  it('counts down, warns before the last try, locks at the fifth, and opens after 24 hours', async () => {
    const answers = []
    for (let n = 0; n < 6; n++) answers.push(await refusalOf(await wrong('conseil')))

    expect(answers.map(({ status, code, remainingTries }) => [status, code, remainingTries])).toEqual([
      [401, 'invalid_credentials', 4],
      [401, 'invalid_credentials', 3],
      [401, 'invalid_credentials', 2],
      [401, 'last_attempt_before_lock', undefined],
      [401, 'account_locked', undefined],
      [401, 'account_locked', undefined],
    ])
    expect((await refusalOf(await trySignIn(server, { name: 'conseil' }))).code).toBe('account_locked')

    server.clock.advance(23 * hour + 59 * minute)
    expect((await refusalOf(await trySignIn(server, { name: 'conseil' }))).code).toBe('account_locked')
    server.clock.advance(minute + 1_000)
    expect((await trySignIn(server, { name: 'conseil' })).status).toBe(200)
  })

  it('gives all tries back once it has expired', async () => {
    await lock('gardien')
    server.clock.advance(24 * hour + 1_000)

    expect(await refusalOf(await wrong('gardien'))).toMatchObject({ code: 'invalid_credentials', remainingTries: 4 })
  })

  it('forgets wrong passwords after the right one', async () => {
    for (let n = 0; n < 4; n++) await wrong('comptable')
    await signIn(server, { name: 'comptable' })

    expect(await refusalOf(await wrong('comptable'))).toMatchObject({ remainingTries: 4 })
  })

  it('answers an unknown address in the same way', async () => {
    const email = 'personne@inconnu.example'
    const codes = []
    for (let n = 0; n < 5; n++) codes.push((await refusalOf(await trySignIn(server, { email }))).code)

    expect(codes).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'invalid_credentials',
      'last_attempt_before_lock',
      'account_locked',
    ])
  })

  it('locks exactly once under fifty simultaneous wrong passwords', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, async () => refusalOf(await wrong('partenaire'))))
    const count = (code: string) => answers.filter((answer) => answer.code === code).length

    expect(count('invalid_credentials')).toBe(3)
    expect(count('last_attempt_before_lock')).toBe(1)
    expect(count('account_locked')).toBe(46)
    const email = demoEmail('partenaire')
    const locks = await server.platform.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'session.lock'), eq(auditEntries.subjectId, sha256(email))))
    expect(locks).toHaveLength(1)
    await server.drain()
    expect(server.outbox.mails().filter(({ to }) => to === email)).toHaveLength(1)
  })
})

describe('a lock caused by a stranger', () => {
  it('leaves open sessions alone', async () => {
    const { accessToken } = await signIn(server, { name: 'locataire' })
    await lock('locataire')

    expect((await requestRoute(server.app, profileRoutes.read, { token: accessToken })).status).toBe(200)
  })

  it('is opened once by the link in the owner’s mail', async () => {
    await lock('bailleur')
    await server.drain()
    const unlock = { body: { unlockToken: await linkTokenOf(server, demoEmail('bailleur')), clientId } }

    expect((await requestRoute(server.app, authenticationRoutes.unlock, unlock)).status).toBe(204)
    await signIn(server, { name: 'bailleur' })
    const again = await refusalOf(await requestRoute(server.app, authenticationRoutes.unlock, unlock))
    expect(again).toMatchObject({ status: 410, code: 'expired_link' })
  })

  it('sends the owner to their own site when the tries came from another one', async () => {
    const email = demoEmail('dir')
    for (let n = 0; n < 5; n++) await trySignIn(server, { name: 'dir', password: 'wrong', offer: 'VSY' })
    expect((await refusalOf(await trySignIn(server, { name: 'dir', offer: 'DIR' }))).code).toBe('account_locked')
    await server.drain()
    expect(server.outbox.mails().find(({ to }) => to === email)?.text).toContain('http://dir.localhost:3000/callback/')

    const body = { unlockToken: await linkTokenOf(server, email), clientId: offers.DIR.clientId }
    expect((await requestRoute(server.app, authenticationRoutes.unlock, { offer: 'DIR', body })).status).toBe(204)
    await signIn(server, { name: 'dir', offer: 'DIR' })
  })

  it('is opened by a password reset, which is possible while locked', async () => {
    const email = demoEmail('verrouille')
    expect((await refusalOf(await trySignIn(server, { name: 'verrouille' }))).code).toBe('account_locked')
    await requestRoute(server.app, authenticationRoutes.requestPassword, {
      body: { user: { email, sergicOffer: 'ESE' }, recaptchaToken: await solveCaptcha(server), clientId },
    })
    await server.drain()
    const password = 'Nouveau-Secret-2026!'
    const user = { email, password, sergicOffer: 'ESE' }
    const reset = await requestRoute(server.app, authenticationRoutes.resetPassword, {
      body: { user, resetPasswordToken: await linkTokenOf(server, email), clientId },
    })

    expect(reset.status).toBe(204)
    await signIn(server, { name: 'verrouille', password })
  })

  it('cannot come from a flood from one address, which is stopped first', async () => {
    const strict = await startDemoServer({ rateLimitScale: 1 })
    try {
      const statuses = []
      for (let n = 0; n < 40; n++) statuses.push((await trySignIn(strict, { email: `n${n}@inconnu.example` })).status)

      expect(new Set(statuses)).toEqual(new Set([401, 429]))
      expect((await trySignIn(strict, {})).headers.get('retry-after')).toMatch(/^\d+$/)
    } finally {
      await strict.close()
    }
  })
})
