import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { App } from './platform/app.ts'

type Listening = {
  /** The port that was asked for, or the one the system chose for port 0. */
  readonly port: number
  /** Takes no new request, lets the running ones finish, and gives up on them after a while. */
  readonly stop: () => Promise<void>
}

const patience = 8_000

/** Puts the application on a socket. Rejects when the address is taken. */
export async function listen(app: App, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch })
  let isStopping = false
  // A connection that is kept alive would send its next request to a process that is leaving.
  server.on('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close')
  })
  const address = await new Promise<AddressInfo | string | null>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address()))
  })

  const stop = async () => {
    isStopping = true
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    const timer = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, patience)
    await closed
    clearTimeout(timer)
  }
  return { port: typeof address === 'object' && address ? address.port : port, stop }
}
