import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Env } from './app.ts'

const isLoopback = (address: string) => /^127\.|^::1$/.test(address)

/**
 * The caller's address, for rate limits. Behind a reverse proxy on this machine, it is the last entry of
 * `X-Forwarded-For`, which that proxy added. A request from anywhere else can put anything in the header, so the
 * header is ignored.
 */
export function addressOf(c: Context<Env>): string {
  const address = asIPv4(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
  if (!isLoopback(address)) return networkOf(address)
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded ? networkOf(asIPv4(forwarded)) : address
}

const asIPv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** An access provider gives one customer a whole /64 of IPv6, so the whole network counts as one address. */
function networkOf(address: string) {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: after === undefined ? 0 : 8 - head.length - tail.length }, () => '0')
  const groups = [...head, ...zeros, ...tail]
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
