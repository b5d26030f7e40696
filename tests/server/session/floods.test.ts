import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { Route } from '#contract/route.ts'
import { sessionRoutes } from '#contract/session.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { solveCaptcha } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const { clientId } = offers.ESE
const servers: TestServer[] = []
let server: TestServer
beforeEach(async () => {
  server = await startDemoServer({ rateLimitScale: 1 })
  servers.push(server)
})
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()))
})

const call = (route: Route, body: object, address: string) =>
  requestRoute(server.app, route, { body: { ...body, clientId }, headers: { 'x-forwarded-for': address } })

async function flood(times: number, send: (n: number) => Promise<Response>) {
  const statuses = new Set<number>()
  for (let n = 0; n < times; n++) statuses.add((await send(n)).status)
  return statuses
}

describe('a flood', () => {
  const guesses: readonly (readonly [string, Route, object, number])[] = [
    ['refresh tokens', sessionRoutes.token, { grantType: 'refresh_token', refreshToken: 'made-up' }, 401],
    ['unlock links', authenticationRoutes.unlock, { unlockToken: 'made-up' }, 410],
    ['links to a password', authenticationRoutes.passwordLink, { link: { kind: 'reset', token: 'made-up' } }, 410],
    [
      'reset links',
      authenticationRoutes.resetPassword,
      { user: { password: 'Nouveau-Secret-2026!', sergicOffer: 'ESE' }, resetPasswordToken: 'made-up' },
      410,
    ],
  ]
  it.each(guesses)('of guessed %s from one address is stopped, and no other address with it', async (...guess) => {
    const [, route, body, refusal] = guess
    expect(await flood(130, () => call(route, body, '192.0.2.7'))).toEqual(new Set([refusal, 429]))
    expect((await call(route, body, '192.0.2.8')).status).toBe(refusal)
  })

  it('from the many addresses of one IPv6 customer counts as one', async () => {
    const body = { unlockToken: 'made-up' }
    const statuses = await flood(40, (n) => call(authenticationRoutes.unlock, body, `2001:db8:0:1::${n.toString(16)}`))
    expect(statuses).toEqual(new Set([410, 429]))
    expect((await call(authenticationRoutes.unlock, body, '2001:db8:0:2::1')).status).toBe(410)
  })
})

describe('the mails to a person', () => {
  const email = demoEmail('conseil')
  const ask = (recaptchaToken: string, address: string) =>
    call(authenticationRoutes.requestPassword, { user: { email, sergicOffer: 'ESE' }, recaptchaToken }, address)

  it('are not used up by calls that solve no captcha or send nothing', async () => {
    expect(await flood(20, (n) => ask('wrong', `192.0.2.${n}`))).toEqual(new Set([422]))
    const signUp = { user: { email, sergicOffer: 'ESE' } }
    await flood(20, (n) => call(authenticationRoutes.signUp, signUp, `192.0.2.${100 + n}`))

    expect((await ask(await solveCaptcha(server), '198.51.100.1')).status).toBe(204)
    await server.drain()
  })

  it('are limited to six in a quarter of an hour, wherever the calls come from', async () => {
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push((await ask(await solveCaptcha(server), `192.0.2.${n}`)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429])
  })
})
