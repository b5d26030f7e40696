import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Env } from './app.ts'

/** The caller's address, for rate limits. */
export type AddressOf = (c: Context<Env>) => string

/** A proxy on this machine. */
export const loopback = '127.0.0.0/8, ::1'

/** Parses a list of proxy addresses and CIDR ranges; `null` = some entry is neither. */
export function readProxies(list: string): BlockList | null {
  const proxies = new BlockList()
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', prefix, more] = entry.split('/')
    const most = isIPv6(address) ? 128 : 32
    const bits = prefix === undefined ? most : Number(prefix)
    if (isIP(address) === 0 || prefix === '' || more !== undefined || !(bits >= 0 && bits <= most)) return null
    proxies.addSubnet(address, bits, familyOf(address))
  }
  return proxies
}

/**
 * Every trusted proxy appends to `X-Forwarded-For` the address that called it. The header is read from its end, as long as the
 * proxy that wrote the entry is trusted: the first untrusted address is the caller's. Everything before it can be forged.
 */
export const createAddressOf =
  (proxies: BlockList): AddressOf =>
  (c) => {
    const claimed = c.req.header('x-forwarded-for')?.split(',').reverse() ?? []
    let caller = bare(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1')
    for (const address of claimed.map(bare)) {
      if (!proxies.check(caller, familyOf(caller)) || isIP(address) === 0) break
      caller = address
    }
    return networkOf(caller)
  }

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Strips port and brackets, and turns an IPv4-mapped address into plain IPv4. */
const bare = (address: string) =>
  address
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

/** An access provider gives one customer a whole /64 of IPv6, so the network counts as one address. */
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
