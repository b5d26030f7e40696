import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type CuttableProxy = {
  readonly port: number
  /** Breaks every connection and accepts no new one, as a stopped server does. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  /** Passes nothing on over open connections, as a network that drops packets does. */
  readonly freeze: () => void
}

/** Sits between the portal and a real database, so that a test can take the database away. */
export async function startCuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket) && other.destroy())
      socket.pipe(other)
    }
  })
  const listenOn = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('the proxy has no port')
    return address.port
  }
  const port = await listenOn(0)
  return {
    port,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    freeze: () => {
      for (const socket of sockets) socket.pause()
    },
    mend: async () => {
      await listenOn(port)
    },
  }
}
