import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { createRemoteSigner } from '#server/platform/signature/remoteSigner.ts'
import { signInTries } from '#server/services/access/session.tables.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { type HostileRequest, hostileRequests, marker } from '#tests/support/server/hostileRequests.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

/** On the second database the same requests reach the same handlers again, so fewer are enough to show differences. */
const perRoute = process.env.TESTED_ON_POSTGRES ? 40 : 500
/** Without a body, only the address varies, and many requests are the same. */
const perRouteWithoutBody = perRoute / 4
const atOnce = 50
const routes: readonly Route[] = Object.values(api).flatMap((area) => Object.values(area))
let server: TestServer
beforeAll(async () => {
  // Events of a provider count as signed here, so that hostile ones reach their handler.
  const signer = createRemoteSigner({ url: 'http://127.0.0.1:9', key: '', webhookSecret: '' })
  server = await startDemoServer({ signer: { ...signer, isFromProvider: () => true } })
})
afterAll(() => server.close())

async function signIn() {
  // Wrong current passwords lock an account here as they do at sign-in.
  await server.platform.db.delete(signInTries)
  const answer = await requestRoute(server.app, api.session.token, {
    body: {
      grantType: 'password',
      username: 'admin@demo.example',
      password: 'Demo-Copro-2026!',
      clientId: 'esteral-web',
      scope: 'ese',
    },
  })
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token
}

let read = 0
/** The log since the last call. A crash report is meant to be read, so its cleaned text is logged on purpose. */
function newLines() {
  const lines = server.logged(read).split('\n').slice(0, -1)
  read += lines.length
  return lines.filter((line) => !line.includes('crash'))
}

const hasBody = ({ method }: Route) => method !== 'get' && method !== 'delete'

/** Repeats of a request are left out: they would only cost time. */
function distinctRequests(route: Route) {
  if (hasBody(route)) return hostileRequests(route, perRoute)
  const requests = hostileRequests(route, perRouteWithoutBody)
  return [...new Map(requests.map((request) => [request.path, request])).values()]
}

async function send(route: Route, request: HostileRequest, token: string) {
  const answer = await server.app.request(`http://ese.localhost:3000${request.path}`, {
    method: route.method.toUpperCase(),
    headers: { 'content-type': request.contentType, authorization: `Bearer ${token}` },
    ...(hasBody(route) && { body: request.body }),
  })
  return { status: answer.status, text: await answer.text() }
}

describe('hostile requests', () => {
  it.each(routes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
    'are refused clearly, and nothing breaks: $name',
    { timeout: 180_000 },
    async ({ route }) => {
      const token = await signIn()
      const requests = distinctRequests(route)
      const faults: unknown[] = []
      for (let start = 0; start < requests.length; start += atOnce) {
        const batch = requests.slice(start, start + atOnce)
        const answers = await Promise.all(batch.map((request) => send(route, request, token)))
        for (const [index, { status, text }] of answers.entries()) {
          const isBroken = status >= 500
          const isEchoing = status >= 400 && text.includes(marker)
          if (isBroken || isEchoing) faults.push({ status, text, request: batch[index] })
        }
      }
      expect(faults).toEqual([])
      expect(newLines().filter((line) => line.includes(marker))).toEqual([])
    },
  )
})

describe('a request', () => {
  const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    server.app.request('http://ese.localhost:3000/v1/users/mail_check', { method: 'POST', headers, body })

  it.each([
    ['100,000 brackets', '['.repeat(100_000), 400],
    ['half a JSON text', '{"user":', 400],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['more than 100 kB', `"${'x'.repeat(110_000)}"`, 413],
    ['a NUL', JSON.stringify({ user: { email: 'a\0@b.fr' }, client_id: 'esteral-web' }), 422],
    ['half a surrogate pair', '{"user":{"email":"\\ud800@b.fr"},"client_id":"esteral-web"}', 422],
    ['an unknown key', '{"user":{"email":"a@b.fr","is_admin":true},"client_id":"esteral-web"}', 422],
  ])('with %s is refused', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status)
  })

  it('with another content type is refused', async () => {
    expect((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })

  it('with another method learns the allowed ones', async () => {
    const answer = await server.app.request('/v1/users/me', { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, PATCH, HEAD')
  })

  it('with an invalid percent code in its query is refused', async () => {
    const answer = await server.app.request('/terms?by_ese_offer=%zz')
    expect(answer.status).toBe(400)
  })

  it('that is refused learns which fields are wrong, by their wire names and never by their values', async () => {
    const answer = await post(JSON.stringify({ user: { email: marker } }))
    expect(await answer.json()).toMatchObject({
      errors: [
        { code: 'invalid_value', field: 'user.email', field_code: 'invalidEmail' },
        { code: 'invalid_value', field: 'client_id', field_code: 'required' },
      ],
    })
  })
})
