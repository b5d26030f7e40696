import type { Context } from 'hono'
import type { Env } from './app.ts'

const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address)

/**
 * The caller's address, for rate limits. Behind a reverse proxy on this machine it is the entry that proxy added to
 * `X-Forwarded-For`, the last one; from anywhere else the header is a claim and is not believed.
 */
export function addressOf(c: Context<Env>): string {
  const address = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (!isLoopback(address)) return address
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || address
}
