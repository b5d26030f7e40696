import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { refusalHeaders } from './platform/securityHeaders.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** An answer to a request that never reaches the application. */
export const refuseEarly = (error: unknown): Response =>
  new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: refusalHeaders })

/** `Host` names the offer. With two of them, a proxy in front may have read the other one. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

export const withOneHost =
  (listener: Listener): Listener =>
  async (request, response) => {
    if (hostsOf(request) === 1) return listener(request, response)
    response.writeHead(400, { ...refusalHeaders, 'content-length': '0', connection: 'close' }).end()
  }

/** What Node answers to a request that it cannot read. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Node writes these refusals itself, without a header of ours. */
export function refuseUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const headers = Object.entries({ ...refusalHeaders, 'content-length': '0', connection: 'close' })
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy())
  })
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...refusalHeaders, 'content-length': '0' }).end()
  })
}
