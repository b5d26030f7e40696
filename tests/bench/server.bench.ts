import type { Server } from 'node:http'
import { createServer } from 'node:http'
import autocannon from 'autocannon'
import { z } from 'zod'
import { offers } from '#offers/offers.ts'
import type { Portal } from '#tests/e2e/support/portal.ts'
import type { Row } from './table.ts'
import { median } from './table.ts'

const tokens = z.object({ access_token: z.string() })

/** Throughput of the one list there is, and of sign-in answers for known and unknown addresses (no timing oracle). */
export async function serverRows(portal: Portal, label: string, minimum: number): Promise<readonly Row[]> {
  const token = await signIn(portal.url)
  const list = await load(`${portal.url}/v1/users/me/places?by_ese_offer=ESE`, token)
  const bare = await bareServer()
  const floor = await load(bare.url, token)
  bare.server.close()

  return [
    {
      what: `places list, ${label}`,
      measured: list.requests.average,
      floor: floor.requests.average,
      limit: minimum,
      unit: 'req/s',
      isMinimum: true,
    },
    { what: `places list, ${label}: p99`, measured: list.latency.p99, floor: floor.latency.p99, limit: 25, unit: 'ms' },
    {
      what: `sign-in, ${label}: medians of known and unknown e-mail differ by`,
      measured: await oracle(portal.url),
      limit: 0.1,
      unit: '',
    },
  ]
}

const load = (url: string, token: string) =>
  autocannon({ url, connections: 10, duration: 5, headers: { authorization: `Bearer ${token}` } })

async function signIn(url: string) {
  const response = await post(url, 'coproprietaire@demo.example', 'Demo-Copro-2026!')
  return tokens.parse(await response.json()).access_token
}

const post = (url: string, username: string, password: string) =>
  fetch(`${url}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username,
      password,
      client_id: offers.ESE.clientId,
      scope: offers.ESE.signInScope,
    }),
  })

/** 200 first wrong tries for each kind of address, alternating: |known − unknown| / unknown. */
async function oracle(url: string) {
  const known: number[] = []
  const unknown: number[] = []
  for (let index = 0; index < 200; index += 1) {
    known.push(await timeOfRefusal(url, `voisin-${index}@demo.example`))
    unknown.push(await timeOfRefusal(url, `nobody-${index}@elsewhere.example`))
  }
  return Math.abs(median(known) - median(unknown)) / median(unknown)
}

async function timeOfRefusal(url: string, email: string) {
  const begun = performance.now()
  await (await post(url, email, 'not the password')).arrayBuffer()
  return performance.now() - begun
}

async function bareServer(): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end('{"data":{"result":[]}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('the bare server has no address')
  return { url: `http://127.0.0.1:${address.port}/`, server }
}
