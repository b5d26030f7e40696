import { createServer } from 'node:http'
import { type AddressInfo, Server } from 'node:net'
import { setImmediate as immediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { refuseEarly, refuseUnreadable, withOneHost } from './earlyRefusals.ts'
import type { App } from './platform/app.ts'

type Listening = {
  /** The requested port, or the one the system chose for port 0. */
  readonly port: number
  /** Accepts no new request, and lets running ones finish within a limit. */
  readonly stop: () => Promise<void>
}

/** Long enough to tell every connection in use that its response is the last one. */
const farewell = 1_000
const patience = 7_000
/** Longer than the minute for which proxies reuse an idle connection: one that closes first turns requests into errors. */
const idleFor = 75_000
const shortTurn = 0.3

/** Puts the application on a socket. Rejects when the address is taken. */
export async function listen(app: App, { port, host }: { port: number; host: string }): Promise<Listening> {
  const listener = withOneHost(getRequestListener(app.fetch, { errorHandler: refuseEarly }))
  // Node's own refusal of a request without `Host` lacks our headers.
  const server = createServer({ keepAliveTimeout: idleFor, requireHostHeader: false }, listener)
  refuseUnreadable(server)
  let isStopping = false
  // A connection that is kept alive would send its next request to a process that has left.
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close')
  })
  const address = await new Promise<AddressInfo | string | null>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server.address()))
  })

  let connections = 0
  server.on('connection', () => connections++)

  const stop = async () => {
    await untilQuiet(() => connections)
    // Only the listening ends here: http's own close also cuts connections whose request is still on its way.
    isStopping = true
    const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
    const idle = setTimeout(() => server.closeIdleConnections(), farewell)
    const all = setTimeout(() => server.closeAllConnections(), patience)
    await closed
    clearTimeout(idle)
    clearTimeout(all)
  }
  return { port: typeof address === 'object' && address ? address.port : port, stop }
}

/**
 * Waits for a short turn of the event loop in which nobody connected: a client whose connection is not accepted yet would
 * be cut off.
 */
async function untilQuiet(count: () => number) {
  const giveUpAt = performance.now() + farewell
  while (performance.now() < giveUpAt) {
    const before = count()
    const since = performance.now()
    await immediate()
    if (count() === before && performance.now() - since < shortTurn) return
  }
}
