import { HttpResponse, http } from 'msw'
import type { SetupServer } from 'msw/node'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest'
import { requestOverFetch } from './requestOverFetch.ts'
import { startDemoServer } from './server/demoServer.ts'
import type { TestServer } from './server/testServer.ts'

/** The origin of the default offer in page tests. */
export const portalOrigin = 'http://ese.localhost:3000'

export type PortalServer = {
  /** Starts before the first test of the file, with the demo world. */
  readonly server: () => TestServer
  /** Lets a test supply its own response: `network.use(…)`. */
  readonly network: Pick<SetupServer, 'use'>
  /** Lasts until the end of the test, or until a call with `false`. */
  readonly failNetwork: (isDown?: boolean) => void
}

/** Routes the requests of a page to the real server in memory, so the mock cannot drift from the API. */
export function usePortalServer(): PortalServer {
  let started: TestServer | undefined
  let isDown = false
  let restore = () => {}
  const server = () => {
    if (!started) throw new Error('the server has not started yet')
    return started
  }
  const underWay = new Set<Promise<unknown>>()
  const answer = (request: Request) => {
    const answered = Promise.resolve(server().app.fetch(request)).finally(() => underWay.delete(answered))
    underWay.add(answered)
    return answered
  }
  const network = setupServer(
    http.all(`${portalOrigin}/*`, ({ request }) => (isDown ? HttpResponse.error() : answer(request))),
  )

  beforeAll(async () => {
    // The server fetches its database over the real network, so it starts before msw listens.
    started = await startDemoServer()
    network.listen({ onUnhandledFrame: 'error' })
    restore = requestOverFetch()
  })
  // The page of the previous test may have just sent a draft, which must not arrive in the next test.
  beforeEach(() => Promise.allSettled(underWay))
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
