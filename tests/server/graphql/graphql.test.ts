import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { graphqlPath, placesOperation } from '#contract/graphql.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Route } from '#contract/route.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships, places } from '#server/places/places.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { hostileRequests, marker } from '#tests/support/server/hostileRequests.ts'
import {
  nowhere,
  personOf,
  placeOf,
  removeMember,
  type SignedIn,
  signedInAs,
  tilleuls,
} from '#tests/support/server/placeWorld.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let owner: SignedIn
let manager: SignedIn
beforeAll(async () => {
  server = await startDemoServer()
  owner = await signedInAs(server, 'coproprietaire')
  manager = await signedInAs(server, 'gestionnaire')
})
afterAll(() => server.close())

type Sent = { readonly token?: string | null; readonly offer?: OfferCode; readonly headers?: Record<string, string> }

const post = async (body: unknown, { token = owner.token, offer = 'ESE', headers = {} }: Sent = {}) =>
  server.app.request(`http://${offer.toLowerCase()}.localhost:3000${graphqlPath}`, {
    method: 'POST',
    headers: {
      host: `${offer.toLowerCase()}.localhost:3000`,
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const envelope = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }) }).loose())
    .optional(),
})
const run = async (body: unknown, sent: Sent = {}) => envelope.parse(await (await post(body, sent)).json())
async function page(variables: Record<string, unknown> = {}, sent: Sent = {}) {
  const { data, errors } = await run({ query: placesOperation.document, variables }, sent)
  if (errors) throw new Error(JSON.stringify(errors))
  const { places: connection } = placesOperation.data.parse(data)
  if (!connection) throw new Error('no places')
  return { ...connection, names: connection.edges.map(({ node }) => node.name) }
}

describe('the place dropdown', () => {
  it('lists the places of the person by name, with what they are there', async () => {
    const { edges, totalCount, pageInfo } = await page()

    expect(edges.map(({ node }) => node)).toEqual([
      {
        id: placeOf('vauban'),
        name: 'Le Clos Vauban',
        address: '27 boulevard Vauban, 59800 Lille',
        city: 'Lille',
        roles: ['coowner'],
      },
      expect.objectContaining({ id: tilleuls, roles: ['coowner'] }),
    ])
    expect([totalCount, pageInfo.hasNextPage, pageInfo.endCursor]).toEqual([2, false, edges[1]?.cursor])
  })

  it('goes on behind a cursor, whatever was added or left before it', async () => {
    const many = await signedInAs(server, 'comptable')
    const added = Array.from({ length: 30 }, (_, index) => ({
      id: demoId(`dropdown ${index}`),
      offer: 'ESE',
      // Equal names: the id decides.
      name: `Villa ${Math.floor(index / 3)}`,
      street: '1 rue Neuve',
      zipCode: '59000',
      city: 'Roubaix',
      description: '',
      buildingsCount: 1,
      mainLotsCount: 1,
      tantiemesTotal: 1_000,
      searchText: 'villa',
      createdAt: new Date(0),
    }))
    const member = { userId: personOf('comptable'), role: 'coowner_accountant', since: new Date(0) }
    await server.platform.db.insert(places).values(added)
    await server.platform.db.insert(memberships).values(added.map(({ id }) => ({ ...member, placeId: id })))
    const sent = { token: many.token }

    const first = await page({ first: 7 }, sent)
    await removeMember(server, personOf('comptable'), placeOf('vauban'))
    const seen = [...first.edges]
    for (let after = first.pageInfo.endCursor; after !== null; ) {
      const next = await page({ first: 7, after }, sent)
      seen.push(...next.edges)
      after = next.pageInfo.hasNextPage ? next.pageInfo.endCursor : null
    }
    expect(seen).toHaveLength(32)
    expect(new Set(seen.map(({ node }) => node.id)).size).toBe(32)
    expect((await page({}, sent)).edges).toHaveLength(20)
    expect((await page({ first: 50, city: 'Roubaix' }, sent)).totalCount).toBe(30)
  })

  it.each([
    [{ search: 'TILLEULS' }, ['Résidence Les Tilleuls']],
    [{ search: 'bassée' }, ['Résidence Les Tilleuls']],
    [{ search: '  ' }, ['Le Clos Vauban', 'Résidence Les Tilleuls']],
    [{ search: '%' }, []],
    [{ search: "' or true --" }, []],
    [{ role: 'tenant' }, []],
    [{ role: 'coowner', city: 'Lille', search: 'clos' }, ['Le Clos Vauban']],
    [{ city: 'Lyon' }, []],
  ])('is narrowed by %j', async (variables, names) => {
    expect((await page(variables)).names).toEqual(names)
  })

  it('never lists the places of somebody else, with the cursor of somebody else', async () => {
    const foreign = (await page({ first: 1 }, { token: manager.token })).pageInfo.endCursor
    const tenant = await signedInAs(server, 'locataire')
    for (const variables of [{}, { after: foreign }, { search: 'e' }, { city: 'Lille' }]) {
      const { edges } = await page(variables, { token: tenant.token })
      for (const { node } of edges) expect(node.id).toBe(tilleuls)
    }
  })

  it('counts only for who asks', async () => {
    const { data, errors } = await run({ query: '{ places(first: 1) { edges { node { id } } } }' })
    expect([data, errors]).toEqual([{ places: { edges: [{ node: { id: placeOf('vauban') } }] } }, undefined])
  })
})

describe('what cannot be answered', () => {
  it.each([
    { first: 0 },
    { first: 51 },
    { first: -1 },
    { first: 'ten' },
    { role: 'king' },
    { search: 'x'.repeat(201) },
    { after: 'not a cursor' },
    { after: Buffer.from('["a"]').toString('base64url') },
    { after: Buffer.from('["a\\u0000","x"]').toString('base64url') },
  ])('stands beside the data as an error of ours: %j', async (variables) => {
    const { data, errors } = await run({ query: placesOperation.document, variables })
    expect(z.object({ places: z.null() }).nullish().safeParse(data).success).toBe(true)
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['invalid_value'])
  })

  it('leaves what could be answered', async () => {
    const query = '{ good: places(first: 1) { totalCount } bad: places(first: 99) { totalCount } }'
    const { data, errors } = await run({ query })
    expect(data).toEqual({ good: { totalCount: 2 }, bad: null })
    expect(errors).toEqual([
      {
        message: 'Certaines informations sont à corriger.',
        path: ['bad'],
        locations: expect.any(Array),
        extensions: { code: 'invalid_value', requestId: expect.any(String) },
      },
    ])
  })

  it.each([
    ['no GraphQL', '{ places {'],
    ['an unknown field', `{ ${marker.replace(/\W/g, '')} }`],
    ['an unknown argument', '{ places(password: "x") { totalCount } }'],
    ['the schema', '{ __schema { types { name } } }'],
    ['a type', '{ __type(name: "Place") { name } }'],
    ['a mutation', 'mutation { places { totalCount } }'],
    ['a subscription', 'subscription { places { totalCount } }'],
    ['two operations', 'query A { places { totalCount } } query B { places { totalCount } }'],
    ['a list three times', '{ a: places { totalCount } b: places { totalCount } c: places { totalCount } }'],
    [
      'too many fields',
      `{ places { edges { node { ${Array.from({ length: 50 }, (_, n) => `f${n}: id`).join(' ')} } } } }`,
    ],
    ['a circle of fragments', 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['a deep document', `{ places { ${'edges { node { id ... on Place { '.repeat(4)} id ${'} } }'.repeat(4)} } }`],
    ['nothing to run', '# only a comment'],
  ])('as a document with %s is refused without its words', async (_what, query) => {
    const { data, errors } = await run({ query })
    expect(data ?? null).toBeNull()
    expect(errors?.every(({ extensions }) => extensions.code === 'invalid_value')).toBe(true)
    expect(JSON.stringify(errors)).not.toMatch(/Did you mean|PlaceConnection|MarkedSecret|Syntax|Cannot query/)
  })
})

describe('a GraphQL request', () => {
  const query = placesOperation.document

  it('is admitted as everywhere else, before its document is read', async () => {
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

  it('of another type, method or address is refused', async () => {
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

  it('is answered with the headers of every private answer and none of the library', async () => {
    const { headers } = await post({ query })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('may be anything: nothing breaks, and nothing comes back', async () => {
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
