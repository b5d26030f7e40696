import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromWire } from '#contract/case.ts'
import type { OfferCode } from '#contract/offers.ts'
import { placeRoutes } from '#contract/places.ts'
import { profileRoutes } from '#contract/profile.ts'
import { createChance, demoId } from '#server/demo/chance.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { demoAddress, demoPerson, demoPlace } from '#tests/support/demoNames.ts'
import { refusalOf, signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startDemoServer()
  token = (await signIn(server)).accessToken
})
afterAll(() => server.close())

const list = (query: Record<string, string> = {}, as = token, offer: OfferCode = 'ESE') =>
  requestRoute(server.app, placeRoutes.mine, { token: as, offer, query })
/** The places of the demo, in the offer of the calls. */
const ownPlaces = (name: string) =>
  demoPeople
    .filter((person) => person.name === name)
    .flatMap(({ roles }) => roles.map(({ place }) => place))
    .filter((place) => demoPlaces.some(({ key, offer }) => key === place && offer === 'ESE'))
    .map((place) => demoId(`place ${place}`))
/** The places of the co-owner by name. */
const owned = demoPerson('coproprietaire')
  .roles.map(({ place }) => demoPlace(place))
  .toSorted((one, other) => one.name.localeCompare(other.name))
const parsed = async (response: Response) => placeRoutes.mine.answer.parse(fromWire(await response.json()))
const names = async (query: Record<string, string> = {}) => {
  const { data } = await parsed(await list(query))
  return data.result.map((id) => data.entities.places[id]?.name)
}

describe('the places of a person', () => {
  it('are listed by name with the person’s roles there', async () => {
    const { data, meta } = await parsed(await list({ by_ese_offer: 'ESE' }))
    const { name, city, lots, buildings } = demoPlace('tilleuls')

    expect(data.result).toEqual(owned.map(({ key }) => demoId(`place ${key}`)))
    expect(data.entities.places[demoId('place tilleuls')]).toEqual({
      id: demoId('place tilleuls'),
      name,
      address: demoAddress('tilleuls'),
      city,
      mainLotsCount: lots.flat + lots.shop,
      buildingsCount: buildings.length,
      description: expect.any(String),
      offer: 'ESE',
      roles: ['coowner'],
    })
    expect(meta).toEqual({ total: owned.length, perPage: 20, page: 1 })
  })

  it('come in pages, counted in the headers', async () => {
    const answer = await list({ page: '2', per_page: '1' })
    const header = (name: string) => answer.headers.get(name)

    expect([header('x-page'), header('x-per-page'), header('x-total'), header('x-last-page')]).toEqual([
      '2',
      '1',
      String(owned.length),
      String(owned.length),
    ])
    expect((await parsed(answer)).data.result).toEqual([demoId(`place ${owned[1]?.key}`)])
    expect((await parsed(await list({ page: '9' }))).meta).toEqual({ total: owned.length, perPage: 20, page: 9 })
  })

  it.each([
    ['tilleuls', [demoPlace('tilleuls').name]],
    ['residence', [demoPlace('tilleuls').name]],
    ['BASSÉE', [demoPlace('tilleuls').name]],
    ['lille', owned.filter(({ city }) => city === 'Lille').map(({ name }) => name)],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; drop table places;--", []],
  ])('are found by "%s" as typed', async (search, found) => {
    expect(await names({ 'filter[search]': search })).toEqual(found)
  })

  it('of another offer appear on its own site', async () => {
    expect(await refusalOf(await list({ by_vsy_offer: 'VSY' }))).toMatchObject({
      status: 403,
      code: 'wrong_offer',
      allowedOffer: 'ESE',
    })
  })

  it.each([{ by_xyz_offer: 'XYZ' }, { by_ese_offer: 'VSY' }, { page: '0' }, { per_page: '101' }, { page: 'x' }])(
    'refuse %j',
    async (query) => {
      expect((await list(query)).status).toBe(422)
    },
  )

  it('never include those of somebody else, whatever the page and the search', async () => {
    const { accessToken } = await signIn(server, { name: 'locataire' })
    for (const query of [{}, { page: '2' }, { per_page: '100' }, { 'filter[search]': 'e' }]) {
      const { data } = await parsed(await list(query, accessToken))
      for (const id of data.result) expect(id).toBe(demoId('place tilleuls'))
    }
  })

  it('never include a foreign place in a thousand random calls', async () => {
    const people = await Promise.all(
      ['coproprietaire', 'bailleur', 'locataire', 'gestionnaire'].map(async (name) => ({
        token: (await signIn(server, { name })).accessToken,
        own: ownPlaces(name),
      })),
    )
    const random = createChance(41)
    for (let call = 0; call < 1_000; call++) {
      const { token: as, own } = people[random.between(0, people.length - 1)] ?? { token, own: [] }
      const query = {
        page: String(random.between(1, 3)),
        per_page: String(random.between(1, 4)),
        ...(random.between(0, 1) && {
          'filter[search]': random.pick(['e', 'le', 'lille', '%', 'montreal', 'é', '69006']),
        }),
      }
      const { data } = await parsed(await list(query, as))
      for (const id of data.result) expect(own).toContain(id)
      expect(Object.keys(data.entities.places).sort()).toEqual([...data.result].sort())
    }
  })

  it('write Canadian addresses in the Canadian order', async () => {
    const { accessToken } = await signIn(server, { name: 'vqc', offer: 'VQC' })
    const { data } = await parsed(await list({}, accessToken, 'VQC'))

    const { street, city, zipCode } = demoPlace('plateau')
    expect(Object.values(data.entities.places).map(({ address }) => address)).toContain(
      `${street}, ${city} (Québec)\u00a0${zipCode.replace(' ', '\u00a0')}`,
    )
  })
})

describe('the current place', () => {
  const me = (place: string, as = token) =>
    requestRoute(server.app, profileRoutes.read, { token: as, headers: { 'x-current-place-id': place } })

  it('is accepted when it belongs to the person', async () => {
    expect((await me(demoId('place tilleuls'))).status).toBe(200)
  })

  it.each([demoId('place terrasses'), demoId('place nowhere'), 'not-an-id', ''])(
    'is refused when it is %s, never silently another one',
    async (place) => {
      expect(await refusalOf(await me(place))).toMatchObject({ status: 403, code: 'forbidden' })
    },
  )

  it('of another offer is refused, even to staff of both', async () => {
    const { accessToken } = await signIn(server, { name: 'gestionnaire' })

    expect((await me(demoId('place tilleuls'), accessToken)).status).toBe(200)
    expect((await me(demoId('place terrasses'), accessToken)).status).toBe(403)
  })
})
