import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toWire } from '#contract/case.ts'
import { placesOperation } from '#contract/graphql.ts'
import type { OfferCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { demoEmail, demoPassword } from '#server/demo/demoPeople.ts'
import { listen } from '#server/listen.ts'
import { type OpenApp, openApp } from '#server/openApp.ts'
import { readConfig } from '#server/platform/config.ts'
import { demoPerson } from '#tests/support/demoNames.ts'
import { testAssets } from '#tests/support/server/testAssets.ts'
import { until } from '#tests/support/server/until.ts'

let folder: string
let portal: OpenApp
let socket: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-mock-'))
  portal = await openApp(readConfig({ MOCK: '1', DATA_DIR: folder, LOG_LEVEL: 'silent' }), testAssets)
  socket = await listen(portal.app, { port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await socket.stop()
  await portal.close()
  await rm(folder, { recursive: true })
})

type Call = { readonly method?: string; readonly body?: unknown; readonly token?: string; readonly offer?: OfferCode }

/** Calls over the network, with the host that a browser would send. */
async function call(path: string, { method = 'GET', body, token, offer = 'ESE' }: Call = {}): Promise<IncomingMessage> {
  const headers = {
    host: `${offer.toLowerCase()}.localhost:${socket.port}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const message = request({ port: socket.port, host: '127.0.0.1', path, method, headers })
  message.end(body === undefined ? undefined : JSON.stringify(toWire(body)))
  return new Promise((resolve, reject) => {
    message.once('response', resolve).once('error', reject)
  })
}

async function signIn(base: string, name: string, offer: OfferCode = 'ESE') {
  const { clientId, signInScope: scope } = offers[offer]
  const body = { grantType: 'password', username: demoEmail(name), password: demoPassword, clientId, scope }
  const answer = await call(`${base}/v1/oauth/token`, { method: 'POST', body, offer })
  expect(answer.statusCode).toBe(200)
  const tokens: unknown = await json(answer)
  return tokens instanceof Object && 'access_token' in tokens ? String(tokens.access_token) : ''
}
const me = async (base: string, token: string, offer: OfferCode = 'ESE') =>
  call(`${base}/v1/users/me`, { token, offer })

describe('the mock server', () => {
  it('serves a page that calls the mock', async () => {
    expect(await text(await call('/connexion'))).toContain('"apiBase":"/mock"')
  })

  it('responds as the API does, on the site of each offer', async () => {
    const token = await signIn('/mock', 'vsy', 'VSY')
    expect(await json(await me('/mock', token, 'VSY'))).toMatchObject({ email: demoEmail('vsy'), offer: 'VSY' })
    expect((await me('/mock', token)).statusCode).toBe(403)
    expect(await json(await call('/mock/terms?by_dir_offer=DIR', { offer: 'DIR' }))).toMatchObject({ offer: 'DIR' })
    const nowhere = await call('/mock/v1/nowhere')
    expect([nowhere.statusCode, nowhere.headers['content-type']]).toEqual([404, 'application/json'])
  })

  it('serves each GraphQL operation at the path of its name', async () => {
    const token = await signIn('/mock', 'coproprietaire')
    const body = { query: placesOperation.document, variables: { first: 1 } }
    const answer = await call('/mock/graphql/Places', { method: 'POST', body: body, token })
    expect(await json(answer)).toMatchObject({
      data: { places: { totalCount: demoPerson('coproprietaire').roles.length, edges: [{}] } },
    })
    expect((await call('/graphql/Places', { method: 'POST', body: body, token })).statusCode).toBe(405)
  })

  it('has its own world: sessions and changes do not reach the portal', async () => {
    const mocked = await signIn('/mock', 'coproprietaire')
    const real = await signIn('', 'coproprietaire')
    expect([(await me('', mocked)).statusCode, (await me('/mock', real)).statusCode]).toEqual([401, 401])

    const body = { user: { firstName: 'Essai' } }
    expect((await call('/mock/v1/users/me', { method: 'PATCH', body, token: mocked })).statusCode).toBe(200)
    expect(await json(await me('/mock', mocked))).toMatchObject({ first_name: 'Essai' })
    expect(await json(await me('', real))).toMatchObject({ first_name: demoPerson('coproprietaire').firstName })
  })

  it('lists its mails in the outbox', async () => {
    const body = { user: { email: demoEmail('sans-mot-de-passe') }, clientId: offers.ESE.clientId }
    expect((await call('/mock/v1/users/mail_check', { method: 'POST', body })).statusCode).toBe(202)
    await until(async () => (await text(await call('/dev/outbox'))).includes(demoEmail('sans-mot-de-passe')))
  })
})

it('loads no metrics unless they have a port', () => {
  expect(portal.metrics).toBeNull()
})
