import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as mini from 'zod/mini'
import { graphqlPath, placesOperation } from '#contract/graphql.ts'
import type { Route } from '#contract/route.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { hostileRequests, marker } from '#tests/support/server/hostileRequests.ts'
import { nowhere, placeOf, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { postGraphql, type Sent } from '#tests/support/server/postGraphql.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let owner: SignedIn
beforeAll(async () => {
  server = await startDemoServer()
  owner = await signedInAs(server, 'coproprietaire')
})
afterAll(() => server.close())

const post = (body: unknown, sent: Sent = {}) => postGraphql(server, body, { token: owner.token, ...sent })

describe('a GraphQL request', () => {
  const query = placesOperation.document

  it('is checked for access like any other request, before its document is parsed', async () => {
    expect(await refusalOf(await post('{', { token: null }))).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await refusalOf(await post('{', { token: 'unknown' }))).toMatchObject({ status: 401 })
    expect(await refusalOf(await post({ query }, { offer: 'VSY' }))).toMatchObject({
      status: 403,
      code: 'wrong_offer',
      allowedOffer: 'ESE',
    })
    for (const place of [placeOf('terrasses'), nowhere, 'no-id']) {
      const answer = await post({ query }, { headers: { 'x-current-place-id': place } })
      expect(await refusalOf(answer)).toMatchObject({ status: 403, code: 'forbidden' })
    }
    expect((await post({ query }, { headers: { 'x-current-place-id': tilleuls } })).status).toBe(200)
  })

  it.each([
    ['a batch', [{ query }], 422],
    ['a document beyond 4 kB', { query: `${query} # ${'x'.repeat(4_096)}` }, 422],
    ['a body beyond 16 kB', { query, variables: { search: 'x'.repeat(20_000) } }, 413],
    ['no document', { variables: {} }, 422],
    ['a stored document', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }, 422],
    ['foreign keys', { query, isAdministrator: true }, 422],
    ['a NUL', { query, variables: { search: 'a\0b' } }, 422],
    ['half a surrogate pair', '{"query":"{ places(search: \\"\\ud800\\") { totalCount } }"}', 422],
    ['no JSON', '{"query":', 400],
    ['100,000 brackets', '['.repeat(10_000), 400],
  ])('with %s is refused', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status)
  })

  it('with another content type, method or address is refused', async () => {
    const typed = (type: string) => post({ query }, { headers: { 'content-type': type } })
    for (const type of [
      'application/graphql',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '',
    ]) {
      expect((await typed(type)).status).toBe(415)
    }
    const get = await server.app.request(`${graphqlPath}?query={places{totalCount}}`, {
      headers: { accept: 'text/html' },
    })
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await get.text()).not.toMatch(/graphiql|yoga/i)
  })

  it('gets the headers of every private response, and none of the library’s', async () => {
    const { headers } = await post({ query })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('may contain any text: nothing breaks, and nothing is echoed', async () => {
    const variables = mini.object({ search: mini.string(), first: mini.number() })
    const body = mini.object({ query: mini.string(), variables })
    const answer = mini.object({})
    const route: Route = {
      method: 'post',
      path: graphqlPath,
      access: 'person',
      summary: '',
      body,
      status: 200,
      answer,
      refusals: [],
    }
    for (const { contentType, body: sent } of hostileRequests(route, 500)) {
      const response = await server.app.request(graphqlPath, {
        method: 'POST',
        headers: { 'content-type': contentType, authorization: `Bearer ${owner.token}` },
        body: sent,
      })
      expect(response.status).toBeLessThan(500)
      expect(await response.text()).not.toContain(marker)
    }
    expect(server.logged()).not.toContain(marker)
  })
})
