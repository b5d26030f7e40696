import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { authenticationRoutes } from '#contract/authentication/authentication.ts'
import { listen } from '#server/listen.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'
import { until } from '#tests/support/server/until.ts'

let server: TestServer
let socket: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await startTestServer()
  socket = await listen(server.app, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await socket.stop()
  await server.close()
})

it('logs a request that its client aborts as such, and not as a failure', async () => {
  const sender = connect(socket.port, '127.0.0.1')
  await once(sender, 'connect')
  const { path } = authenticationRoutes.mailCheck
  const head = ['Host: ese.localhost', 'Content-Type: application/json', 'Content-Length: 5000']
  sender.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"user":`, () => sender.destroy())

  await until(() => server.logged().includes('the sender cut the request off'))
  expect(server.logged()).not.toContain('request failed')
  expect(server.logged()).toContain(path)
})
