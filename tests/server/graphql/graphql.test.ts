import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { placesOperation } from '#contract/graphql.ts'
import { placeRoutes } from '#contract/places.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships, places } from '#server/services/directory/places.tables.ts'
import { demoAddress, demoPerson, demoPlace } from '#tests/support/demoNames.ts'
import { marker } from '#tests/support/server/hostileRequests.ts'
import { personOf, placeOf, removeMember, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { postGraphql, type Sent } from '#tests/support/server/postGraphql.ts'
import { startPlaceWorld } from '#tests/support/server/startPlaceWorld.ts'

const { server, owner, manager } = await startPlaceWorld()

const post = (body: unknown, sent: Sent = {}) => postGraphql(server, body, { token: owner.token, ...sent })
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
  it('lists the person’s places by name, with their roles there', async () => {
    const { edges, totalCount, pageInfo } = await page()

    expect(edges.map(({ node }) => node)).toEqual([
      {
        id: placeOf('vauban'),
        name: demoPlace('vauban').name,
        address: demoAddress('vauban'),
        city: 'Lille',
        roles: ['coowner'],
      },
      expect.objectContaining({ id: tilleuls, roles: ['coowner'] }),
    ])
    expect([totalCount, pageInfo.hasNextPage, pageInfo.endCursor]).toEqual([
      demoPerson('coproprietaire').roles.length,
      false,
      edges[1]?.cursor,
    ])
  })

  it('continues after a cursor, whatever was added or removed before it', async () => {
    const accountant = await signedInAs(server, 'comptable')
    const sent = { token: accountant.token }
    const { totalCount: before } = await page({}, sent)
    const added = Array.from({ length: 30 }, (_, index) => ({
      id: demoId(`dropdown ${index}`),
      offer: 'ESE',
      // The id orders equal names, and accents do not count.
      name: index < 15 ? `Ô Jardins ${Math.floor(index / 3)}` : `Villa ${Math.floor(index / 3)}`,
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

    const inOrder = (names: readonly (string | undefined)[]) =>
      expect(names).toEqual(names.toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'fr')))
    const { data } = await accountant.get(placeRoutes.mine, { query: { per_page: '100' } })
    inOrder(data.result.map((id) => data.entities.places[id]?.name))

    const first = await page({ first: 7 }, sent)
    await removeMember(server, personOf('comptable'), placeOf('vauban'))
    const seen = [...first.edges]
    for (let after = first.pageInfo.endCursor; after !== null; ) {
      const next = await page({ first: 7, after }, sent)
      seen.push(...next.edges)
      after = next.pageInfo.hasNextPage ? next.pageInfo.endCursor : null
    }
    inOrder(seen.map(({ node }) => node.name))
    expect(seen).toHaveLength(before + added.length)
    expect(new Set(seen.map(({ node }) => node.id)).size).toBe(before + added.length)
    expect((await page({}, sent)).edges).toHaveLength(20)
    expect((await page({ first: 50, city: 'Roubaix' }, sent)).totalCount).toBe(added.length)
  })

  it.each([
    [{ search: 'TILLEULS' }, [demoPlace('tilleuls').name]],
    [{ search: 'bassée' }, [demoPlace('tilleuls').name]],
    [{ search: '  ' }, [demoPlace('vauban').name, demoPlace('tilleuls').name]],
    [{ search: '%' }, []],
    [{ search: "' or true --" }, []],
    [{ role: 'tenant' }, []],
    [{ role: 'coowner', city: 'Lille', search: 'clos' }, [demoPlace('vauban').name]],
    [{ city: 'Lyon' }, []],
  ])('is filtered by %j', async (variables, names) => {
    expect((await page(variables)).names).toEqual(names)
  })

  it('never lists another person’s places, even with their cursor', async () => {
    const foreign = (await page({ first: 1 }, { token: manager.token })).pageInfo.endCursor
    const tenant = await signedInAs(server, 'locataire')
    for (const variables of [{}, { after: foreign }, { search: 'e' }, { city: 'Lille' }]) {
      const { edges } = await page(variables, { token: tenant.token })
      for (const { node } of edges) expect(node.id).toBe(tilleuls)
    }
  })

  it('counts only the person’s own places', async () => {
    const { data, errors } = await run({ query: '{ places(first: 1) { edges { node { id } } } }' })
    expect([data, errors]).toEqual([{ places: { edges: [{ node: { id: placeOf('vauban') } }] } }, undefined])
  })
})

describe('a failure', () => {
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
  ])('appears beside the data as an internal error: %j', async (variables) => {
    const { data, errors } = await run({ query: placesOperation.document, variables })
    expect(z.object({ places: z.null() }).nullish().safeParse(data).success).toBe(true)
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['invalid_value'])
  })

  it('keeps the parts that could be answered', async () => {
    const query = '{ good: places(first: 1) { totalCount } bad: places(first: 99) { totalCount } }'
    const { data, errors } = await run({ query })
    expect(data).toEqual({ good: { totalCount: demoPerson('coproprietaire').roles.length }, bad: null })
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
  ])('of a document with %s is refused without repeating its words', async (_what, query) => {
    const { data, errors } = await run({ query })
    expect(data ?? null).toBeNull()
    expect(errors?.every(({ extensions }) => extensions.code === 'invalid_value')).toBe(true)
    expect(JSON.stringify(errors)).not.toMatch(/Did you mean|PlaceConnection|MarkedSecret|Syntax|Cannot query/)
  })
})
