import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeRoutes } from '#contract/places.ts'
import { demoId } from '#server/demo/chance.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { demoIdentity } from '#tests/support/demoNames.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { nowhere, personOf, placeOf, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let lessor: SignedIn
let president: SignedIn
beforeAll(async () => {
  server = await startDemoServer()
  lessor = await signedInAs(server, 'bailleur')
  president = await signedInAs(server, 'president')
})
afterAll(() => server.close())

const identityOf = (name: string, role: string) => demoId(`identity ${personOf(name)} ${tilleuls} ${role}`)
const identities = async (person: SignedIn) => {
  const { data } = await person.get(placeRoutes.identities, { query: { by_place: tilleuls } })
  return data.result.map((id) => data.entities.identities[id])
}
const defaults = async (person: SignedIn) =>
  (await identities(person)).filter((identity) => identity?.isDefault).map((identity) => identity?.role)
const rename = (person: SignedIn, identityId: string, displayName: unknown) =>
  person.call(placeRoutes.updateIdentity, { params: { identityId }, body: { identity: { displayName } } })
const choose = (person: SignedIn, identityId: string, placeId = tilleuls) =>
  person.call(placeRoutes.chooseDefaultIdentity, { params: { placeId }, body: { identityId } })

describe('the identities of a person in a place', () => {
  it('are their roles there, one of them the default', async () => {
    expect(await identities(lessor)).toEqual([
      {
        id: identityOf('bailleur', 'coowner'),
        placeId: tilleuls,
        role: 'coowner',
        displayName: null,
        isDefault: false,
      },
      {
        id: identityOf('bailleur', 'lessor'),
        placeId: tilleuls,
        role: 'lessor',
        displayName: demoIdentity('bailleur', 'tilleuls', 'lessor'),
        isDefault: true,
      },
    ])
    expect(await defaults(president)).toEqual(['coowner'])
  })

  it.each([placeOf('vauban'), placeOf('terrasses'), nowhere])(
    'of a place that is not theirs (%s) are not found',
    async (place) => {
      expect((await lessor.call(placeRoutes.identities, { query: { by_place: place } })).status).toBe(404)
    },
  )

  it('can be given a name and lose it again', async () => {
    const id = identityOf('president', 'coowner')
    expect((await rename(president, id, ' Mme la présidente ')).status).toBe(200)
    expect((await identities(president))[0]?.displayName).toBe('Mme la présidente')
    expect((await rename(president, id, null)).status).toBe(200)
    expect((await identities(president))[0]?.displayName).toBeNull()
  })

  it.each(['', ' ', 'x'.repeat(81), 5, 'a\0b'])('refuse the name %j', async (name) => {
    expect((await rename(president, identityOf('president', 'coowner'), name)).status).toBe(422)
  })

  it('of another person are neither visible nor changeable', async () => {
    const id = identityOf('bailleur', 'coowner')
    expect((await rename(president, id, 'Moi')).status).toBe(404)
    expect((await rename(president, nowhere, 'Moi')).status).toBe(404)
    expect((await choose(president, id)).status).toBe(404)
    expect((await identities(lessor))[0]?.displayName).toBeNull()
  })

  it('are chosen one at a time, even by simultaneous requests', async () => {
    const roles = ['coowner', 'coownership_board_member', 'president_board_member']
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => choose(president, identityOf('president', roles[index % 3] ?? ''))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await defaults(president)).toHaveLength(1)
    const chosen = await server.platform.db
      .select()
      .from(memberships)
      .where(and(eq(memberships.userId, personOf('president')), eq(memberships.isDefault, true)))
    expect(chosen).toHaveLength(1)
  })

  it('of one place cannot be chosen for another', async () => {
    const owner = await signedInAs(server, 'coproprietaire')
    expect((await choose(owner, identityOf('coproprietaire', 'coowner'), placeOf('vauban'))).status).toBe(404)
    expect((await choose(lessor, identityOf('bailleur', 'coowner'), placeOf('terrasses'))).status).toBe(404)
  })

  it('name the person in the place', async () => {
    await choose(president, identityOf('president', 'president_board_member'))
    const { defaultIdentity } = await president.get(placeRoutes.read, { params: { placeId: tilleuls } })
    expect(defaultIdentity).toMatchObject({ role: 'president_board_member', isDefault: true })
  })
})

describe('the list of places', () => {
  const found = async (person: SignedIn, query: Record<string, string>) =>
    (await person.get(placeRoutes.mine, { query })).data.result

  it('is narrowed by role, by city and by words together', async () => {
    const manager = await signedInAs(server, 'gestionnaire')
    expect(await found(lessor, { by_role: 'lessor' })).toEqual([tilleuls])
    expect(await found(lessor, { by_role: 'tenant' })).toEqual([])
    expect(await found(manager, { by_city: 'Lille', 'filter[search]': 'vauban' })).toEqual([placeOf('vauban')])
    expect(await found(manager, { by_city: 'lille' })).toEqual([])
    expect(await found(manager, { by_role: 'coowner_manager', by_city: 'Lille', page: '2', per_page: '1' })).toEqual([
      tilleuls,
    ])
  })

  it('shows every role of a place that was found by one of them', async () => {
    const { data } = await lessor.get(placeRoutes.mine, { query: { by_role: 'lessor' } })
    expect(data.entities.places[tilleuls]?.roles).toEqual(['coowner', 'lessor'])
  })

  it('refuses unknown roles', async () => {
    expect((await lessor.call(placeRoutes.mine, { query: { by_role: 'king' } })).status).toBe(422)
  })
})
