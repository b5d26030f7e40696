import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import type { OfferCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { createRecaptcha } from '#server/platform/recaptcha.ts'
import { refusalOf, solveCaptcha } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const secret = 'the secret of the site key'
const asked: URLSearchParams[] = []
/** Stands in for Google: knows one valid token, and can fail. */
const google = createServer(async (request, response) => {
  const form = new URLSearchParams(await text(request))
  if (form.get('response') === 'silence') return
  asked.push(form)
  if (form.get('response') === 'illness') return response.writeHead(500).end('<html>')
  const success = form.get('secret') === secret && form.get('response') === 'solved'
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ success, ...(!success && { 'error-codes': ['invalid-input-response'] }) }))
})

let url: string
let server: TestServer
beforeAll(async () => {
  google.listen(0, '127.0.0.1')
  await once(google, 'listening')
  const address = google.address()
  if (typeof address !== 'object' || !address) throw new Error('no address')
  url = `http://127.0.0.1:${address.port}/siteverify`
  server = await startDemoServer({ recaptcha: createRecaptcha({ secret, url, timeout: 30_000 }) })
})
afterAll(async () => {
  google.closeAllConnections()
  google.close()
  await server.close()
})
beforeEach(() => {
  asked.length = 0
})

const ask = (recaptchaToken: string, name = 'conseil', offer: OfferCode = 'ESE') =>
  requestRoute(server.app, authenticationRoutes.requestPassword, {
    offer,
    body: { user: { email: demoEmail(name), sergicOffer: offer }, recaptchaToken, clientId: offers[offer].clientId },
  })

describe('an offer with a reCAPTCHA site key', () => {
  it('sends the key to its page', async () => {
    const page = await (await server.app.request('http://ese.localhost:3000/mot-de-passe-oublie')).text()
    expect(page).toContain('"recaptchaSiteKey":"site-key-of-the-tests"')
  })

  it('asks Google about the token, with the secret but nothing about the visitor', async () => {
    expect((await ask('solved')).status).toBe(204)
    expect(asked.map((form) => Object.fromEntries(form))).toEqual([{ secret, response: 'solved' }])
    await server.drain()
  })

  it('refuses a token that Google does not know, and a solved proof of work', async () => {
    for (const token of ['made-up', await solveCaptcha(server)]) {
      expect(await refusalOf(await ask(token))).toMatchObject({ status: 422, code: 'captcha_refused' })
    }
  })

  it('asks for a retry when Google fails, accepts no token, and reveals no secret', async () => {
    const answer = await ask('illness', 'gardien')
    expect(answer.headers.get('retry-after')).toBe('30')
    expect((await refusalOf(answer)).code).toBe('unavailable')
    expect(server.outbox.mails().filter(({ to }) => to === demoEmail('gardien'))).toEqual([])
    expect(server.logged()).toContain('reCAPTCHA does not answer')
    expect(server.logged()).not.toContain(secret)
  })

  it('does not wait for a silent Google', async () => {
    await expect(createRecaptcha({ secret, url, timeout: 1 })('silence')).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('an offer without a key', () => {
  it('uses the proof of work, and Google receives nothing', async () => {
    expect((await ask(await solveCaptcha(server), 'vsy', 'VSY')).status).toBe(204)
    expect((await refusalOf(await ask('solved', 'vsy', 'VSY'))).code).toBe('captcha_refused')
    expect(asked).toEqual([])
  })
})
