import { HttpResponse, http } from 'msw'
import type { SetupServer } from 'msw/node'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest'
import { requestOverFetch } from './requestOverFetch.ts'
import { startDemoServer } from './server/demoServer.ts'
import type { TestServer } from './server/testServer.ts'

/** Where the default offer lives in the tests of the page. */
export const portalOrigin = 'http://ese.localhost:3000'

export type PortalServer = {
  /** Started before the first test of the file; the demo world lives there. */
  readonly server: () => TestServer
  /** For a test that wants an answer of its own: `network.use(…)`. */
  readonly network: Pick<SetupServer, 'use'>
  /** Until the end of the present test, or until it is called with `false`. */
  readonly failNetwork: (isDown?: boolean) => void
}

/** The requests of a page reach the server's own code, in memory: such a mock can never drift from the API. */
export function usePortalServer(): PortalServer {
  let started: TestServer | undefined
  let isDown = false
  let restore = () => {}
  const server = () => {
    if (!started) throw new Error('the server starts before the first test')
    return started
  }
  const network = setupServer(
    http.all(`${portalOrigin}/*`, ({ request }) => (isDown ? HttpResponse.error() : server().app.fetch(request))),
  )

  beforeAll(async () => {
    // The server asks for its database over the network: the real one.
    started = await startDemoServer()
    network.listen({ onUnhandledFrame: 'error' })
    restore = requestOverFetch()
  })
  afterEach(() => network.resetHandlers())
  afterAll(async () => {
    restore()
    network.close()
    await started?.close()
  })

  return {
    server,
    network,
    failNetwork: (down = true) => {
      isDown = down
      onTestFinished(() => {
        isDown = false
      })
    },
  }
}
