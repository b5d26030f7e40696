import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createAddressOf, loopback, readProxies } from '#server/platform/addressOf.ts'
import type { Env } from '#server/platform/app.ts'

/** The address that the server sees behind proxies of this list; the call itself comes from this machine. */
async function seen(list: string, forwarded?: string) {
  const proxies = readProxies(list)
  if (!proxies) throw new Error('no list of proxies')
  const app = new Hono<Env>()
  app.get('/', (c) => c.text(createAddressOf(proxies)(c)))
  const answer = await app.request('/', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } })
  return answer.text()
}

describe('the address of a caller', () => {
  it.each([
    ['is the last one that a proxy on this machine names', loopback, '198.51.100.9, 192.0.2.7', '192.0.2.7'],
    [
      'is the first one from the end that is no trusted proxy',
      `${loopback}, 10.0.0.0/8`,
      '1.1.1.1, 192.0.2.7, 10.1.2.3',
      '192.0.2.7',
    ],
    ['may be behind a trusted proxy of IPv6', `${loopback}, 2001:db8::/32`, '192.0.2.7, 2001:db8::1', '192.0.2.7'],
    ['ends at a proxy that is not trusted', loopback, '192.0.2.7, 10.1.2.3', '10.1.2.3'],
    ['ends at an entry that is no address', loopback, '192.0.2.7, unknown', '127.0.0.1'],
    ['is read without a port', loopback, '192.0.2.7:51000', '192.0.2.7'],
    ['is that of the network of an IPv6 customer', loopback, '[2001:db8:0:1::7]:443', '2001:db8:0:1'],
    ['is the connection’s own without the header', loopback, undefined, '127.0.0.1'],
    ['is the connection’s own when it is not trusted', '10.0.0.0/8', '192.0.2.7', '127.0.0.1'],
  ])('%s', async (_, list, forwarded, address) => {
    expect(await seen(list, forwarded)).toBe(address)
  })
})
