import { jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { supportRoutes } from '#contract/support/support.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

describe('the token of the support widget', () => {
  it('names the person, is signed by the server, and lasts five minutes', async () => {
    const { accessToken } = await signIn(server)
    const answer = await requestRoute(server.app, supportRoutes.widgetToken, { token: accessToken })
    const { jwt } = supportRoutes.widgetToken.answer.parse(await answer.json())
    const { payload, protectedHeader } = await jwtVerify(jwt, server.platform.supportKey, {
      algorithms: ['HS256'],
      currentDate: server.clock.now(),
    })

    expect(protectedHeader.alg).toBe('HS256')
    expect(payload).toMatchObject({
      name: demoName('coproprietaire'),
      email: 'coproprietaire@demo.example',
      external_id: demoId('person coproprietaire'),
    })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
  })
})

describe('a crash report', () => {
  const report = (change: object, on = server) =>
    requestRoute(on.app, supportRoutes.reportError, {
      body: { message: 'render failed', stack: 'at Home (home.js:1:2)', path: '/', ...change },
    })

  it('is logged without anything that could name a person or open a session', async () => {
    const answer = await report({
      message: 'Cannot read jeanne@courriel.example of "Motdepasse-Secret-1!"',
      stack:
        'at Form (form.js:3:4) MiiMEwRIZEsQqfw3nCvb12ODeFsCu4aA2ofvFIzRHP8 FR7630006000011234567890189 +33 6 12 34 56 78',
      path: '/mot-de-passe/activation?invitation_token=secret-token',
    })

    expect(answer.status).toBe(204)
    expect(server.logged()).toContain('at Form (form.js:3:4)')
    expect(server.logged()).toContain('/mot-de-passe/activation')
    expect(server.logged()).not.toMatch(/jeanne@|Motdepasse|MiiMEw|FR7630006|12 34 56|secret-token/)
  })

  it('is limited in size and in number', async () => {
    expect((await report({ message: 'x'.repeat(501) })).status).toBe(422)
    const strict = await startDemoServer({ rateLimitScale: 0.1 })
    try {
      expect([(await report({}, strict)).status, (await report({}, strict)).status]).toEqual([204, 429])
    } finally {
      await strict.close()
    }
  })
})
