import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '#server/listen.ts'
import type { App } from '#server/platform/app.ts'
import { securityHeaders } from '#server/platform/securityHeaders.ts'

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  const app: App = new Hono()
  app.use(securityHeaders)
  app.get('/', (c) => c.text('here'))
  server = await listen(app, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server.stop())

/** Sends these bytes as they are, and reads until the server closes the connection. */
async function send(request: string) {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const [head = ''] = (await text(socket)).split('\r\n\r\n')
  const [status, ...lines] = head.toLowerCase().split('\r\n')
  return { status: Number(status?.split(' ')[1]), headers: lines.map((line) => line.split(': ')[0]) }
}
const closing = 'Connection: close\r\n\r\n'

it.each([
  ['with a backslash in its path', `GET /\\evil HTTP/1.1\r\nHost: ese.localhost\r\n${closing}`, 400],
  ['with two hosts', `GET / HTTP/1.1\r\nHost: ese.localhost\r\nhost: vsy.localhost\r\n${closing}`, 400],
  ['with the same host twice', `GET / HTTP/1.1\r\nHost: ese.localhost\r\nHost: ese.localhost\r\n${closing}`, 400],
  ['without a host', `GET / HTTP/1.1\r\n${closing}`, 400],
  ['for a host that is none', `GET / HTTP/1.1\r\nHost: a b\r\n${closing}`, 400],
  ['that is no HTTP', 'hello\r\n\r\n', 400],
  ['with too many headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n${closing}`, 431],
  ['that expects what nobody offers', `GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${closing}`, 417],
  ['of an ordinary browser', `GET / HTTP/1.1\r\nHost: ese.localhost\r\n${closing}`, 200],
])('answers a request %s with the security headers', async (_, request, expected) => {
  const { status, headers } = await send(request)
  expect(status).toBe(expected)
  expect(headers).toEqual(
    expect.arrayContaining([
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'content-security-policy',
      'cache-control',
      'cross-origin-resource-policy',
    ]),
  )
})
