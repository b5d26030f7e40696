import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profileRoutes } from '#contract/profile.ts'
import { sessionRoutes } from '#contract/session.ts'
import { refusalOf, signIn, tokensOf, tryRefresh, trySignIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

const me = async (token: string) => (await requestRoute(server.app, profileRoutes.read, { token })).status

describe('a session', () => {
  it('is opened with a pair of tokens of the offer', async () => {
    expect(await signIn(server)).toMatchObject({ tokenType: 'Bearer', expiresIn: 900, scope: expect.any(String) })
  })

  it('ends its access token after 15 minutes, and continues with the refresh token', async () => {
    const { accessToken, refreshToken } = await signIn(server)
    server.clock.advance(15 * 60_000)

    expect(await me(accessToken)).toBe(401)
    expect(await me((await tokensOf(await tryRefresh(server, refreshToken))).accessToken)).toBe(200)
  })

  it('ends after 30 days without a refresh', async () => {
    const { refreshToken } = await signIn(server)
    server.clock.advance(30 * 24 * 3_600_000)

    expect((await refusalOf(await tryRefresh(server, refreshToken))).code).toBe('invalid_refresh_token')
  })

  it('ends with all its tokens as soon as the person logs out', async () => {
    const { accessToken, refreshToken } = await signIn(server)
    const renewed = await tokensOf(await tryRefresh(server, refreshToken))
    const revoked = await requestRoute(server.app, sessionRoutes.revoke, { token: renewed.accessToken })

    expect(revoked.status).toBe(204)
    expect([await me(accessToken), await me(renewed.accessToken)]).toEqual([401, 401])
    expect((await tryRefresh(server, renewed.refreshToken)).status).toBe(401)
  })

  it('leaves the other sessions of the person open', async () => {
    const [phone, computer] = [await signIn(server), await signIn(server)]
    await requestRoute(server.app, sessionRoutes.revoke, { token: phone.accessToken })

    expect(await me(computer.accessToken)).toBe(200)
  })
})

describe('a reused refresh token', () => {
  it('ends its whole family', async () => {
    const { refreshToken } = await signIn(server)
    const renewed = await tokensOf(await tryRefresh(server, refreshToken))
    server.clock.advance(501)

    expect((await refusalOf(await tryRefresh(server, refreshToken))).code).toBe('invalid_refresh_token')
    expect(await me(renewed.accessToken)).toBe(401)
    expect((await tryRefresh(server, renewed.refreshToken)).status).toBe(401)
  })

  it('ends its family immediately when the new pair is already in use', async () => {
    const { refreshToken } = await signIn(server)
    const renewed = await tokensOf(await tryRefresh(server, refreshToken))
    expect(await me(renewed.accessToken)).toBe(200)

    expect((await tryRefresh(server, refreshToken)).status).toBe(401)
    expect(await me(renewed.accessToken)).toBe(401)
  })

  it('never logs the person out when two tabs use it together', async () => {
    for (let round = 0; round < 50; round++) {
      const { refreshToken } = await signIn(server)
      const answers = await Promise.all([tryRefresh(server, refreshToken), tryRefresh(server, refreshToken)])
      const pairs = await Promise.all(answers.map(tokensOf))

      for (const { accessToken } of pairs) expect(await me(accessToken)).toBe(200)
      for (const pair of pairs) expect((await tryRefresh(server, pair.refreshToken)).status).toBe(200)
    }
  })

  it('opens two chains at most, however many uses of it arrive together, and keeps both open', async () => {
    const { refreshToken } = await signIn(server)
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryRefresh(server, refreshToken)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      200,
      ...Array<number>(18).fill(401),
    ])

    const pairs = await Promise.all(answers.filter(({ ok }) => ok).map(tokensOf))
    for (const { accessToken } of pairs) expect(await me(accessToken)).toBe(200)
    for (const pair of pairs) expect((await tryRefresh(server, pair.refreshToken)).status).toBe(200)
  })

  it('is unknown on the site of another offer', async () => {
    const { refreshToken } = await signIn(server)

    expect((await tryRefresh(server, refreshToken, 'VSY')).status).toBe(401)
    expect((await tryRefresh(server, refreshToken)).status).toBe(200)
  })
})

describe('the site of another offer', () => {
  it('names the account’s offer once the password is right, and nothing before', async () => {
    const right = await refusalOf(await trySignIn(server, { name: 'vsy' }))
    const wrong = await refusalOf(await trySignIn(server, { name: 'vsy', password: 'wrong' }))

    expect(right).toMatchObject({ status: 403, code: 'wrong_offer', allowedOffer: 'VSY' })
    expect(wrong.code).toBe('invalid_credentials')
  })

  it('refuses this site’s session', async () => {
    const { accessToken } = await signIn(server)
    const answer = await requestRoute(server.app, profileRoutes.read, { token: accessToken, offer: 'DIR' })

    expect(await refusalOf(answer)).toMatchObject({ status: 403, code: 'wrong_offer', allowedOffer: 'ESE' })
  })

  it('opens for staff, who belong to every offer of their country', async () => {
    await expect(signIn(server, { name: 'gestionnaire', offer: 'NEUF' })).resolves.toMatchObject({ scope: 'neuf' })
  })
})
