import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type CuttableProxy = {
  /** The address of the database through the proxy. */
  readonly url: URL
  /** Breaks every connection and accepts no new one, as a stopped server does. */
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
  /** Passes nothing on over open connections, as a network that drops packets does. */
  readonly freeze: () => void
  /** Blocks all traffic, on open and new connections, until it is restored. */
  readonly swallow: () => void
}

/** Sits between the portal and a real database, so that a test can take the database away. */
export async function startCuttableProxy(database: URL): Promise<CuttableProxy> {
  const target = { host: database.hostname, port: Number(database.port || 5432) }
  const sockets = new Set<Socket>()
  let isSwallowing = false
  const server = createServer((near) => {
    if (isSwallowing) {
      sockets.add(near)
      near.on('error', () => near.destroy()).on('close', () => sockets.delete(near))
      return
    }
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
  const freeze = () => {
    for (const socket of sockets) socket.pause()
  }
  const port = await listenOn(0)
  const url = new URL(database)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    freeze,
    swallow: () => {
      isSwallowing = true
      freeze()
    },
    mend: async () => {
      isSwallowing = false
      for (const socket of sockets) socket.destroy()
      if (!server.listening) await listenOn(port)
    },
  }
}
