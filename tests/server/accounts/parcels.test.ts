import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parcelRoutes } from '#contract/accounts/parcels.ts'
import { lots, memberships } from '#server/services/directory/places.tables.ts'
import { makeOwners } from '#tests/support/server/ownersWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Query = Readonly<Record<string, string>>

/** A owns lots 1 and 4, B lot 2, and the owner of lot 3 is not on the portal. */
async function openPlace() {
  const village = await makeOwners(server, { owners: { A: 500, B: 300 }, strangers: [120, 80] })
  const { placeId } = village
  const ofNumber = (number: number) => and(eq(lots.placeId, placeId), eq(lots.number, number))
  await server.platform.db
    .update(lots)
    .set({ ownerId: village.person('A').userId, kind: 'parking', building: 'B' })
    .where(ofNumber(4))
  const liftId = await village.insertKey('Ascenseur', { 1: 7, 2: 3 })
  const params = { placeId }
  const parcels = async (query: Query = {}, name = 'manager') => {
    const { data, meta, totals } = await village.person(name).get(parcelRoutes.parcels, { params, query })
    return { rows: data.result.flatMap((id) => data.entities.parcels[id] ?? []), meta, totals }
  }
  const contracts = async (query: Query = {}, name = 'manager') => {
    const { data, meta, totals } = await village.person(name).get(parcelRoutes.contracts, { params, query })
    return { rows: data.result.flatMap((id) => data.entities.contracts[id] ?? []), meta, totals }
  }
  return { ...village, liftId, parcels, contracts }
}

describe('parcels', () => {
  it('are the lots of the place, with their shares and owners', async () => {
    const { parcels, liftId, person } = await openPlace()

    const { rows, meta, totals } = await parcels()
    expect(
      rows.map(({ number, owner, keys }) => [number, owner?.name ?? null, keys.map(({ shares }) => shares)]),
    ).toEqual([
      [1, 'A', [7]],
      [2, 'B', [3]],
      [3, null, []],
      [4, 'A', []],
    ])
    expect(rows[0]).toMatchObject({ keys: [{ id: liftId, name: 'Ascenseur' }], owner: { id: person('A').userId } })
    expect(meta).toMatchObject({ total: 4, perPage: 15 })
    expect(totals).toEqual({ tantiemes: 1_000 })
  })

  it('are filtered and sorted, with the tantièmes of the filtered lots', async () => {
    const { parcels, liftId } = await openPlace()
    const found = async (query: Query) => {
      const { rows, meta, totals } = await parcels(query)
      expect(meta.total).toBe(rows.length)
      expect(totals.tantiemes).toBe(rows.reduce((sum, { tantiemes }) => sum + tantiemes, 0))
      return rows.map(({ number }) => number)
    }

    expect(await found({ lot: '2' })).toEqual([2])
    expect(await found({ kind: 'parking' })).toEqual([4])
    expect(await found({ building: 'A' })).toEqual([1, 2, 3])
    expect(await found({ key_id: liftId })).toEqual([1, 2])
    expect(await found({ search: 'a' })).toEqual([1, 4])
    expect(await found({ search: '3' })).toEqual([3])
    expect(await found({ sort: '-number' })).toEqual([4, 3, 2, 1])
    expect(await found({ sort: 'tantiemes' })).toEqual([4, 3, 2, 1])
    expect(await found({ sort: '-tantiemes' })).toEqual([1, 2, 3, 4])
  })

  it('are only a co-owner’s own, whatever the filter', async () => {
    const { parcels } = await openPlace()

    expect((await parcels({}, 'A')).rows.map(({ number, isOwn }) => [number, isOwn])).toEqual([
      [1, true],
      [4, true],
    ])
    expect((await parcels({}, 'A')).totals).toEqual({ tantiemes: 580 })
    expect((await parcels({ lot: '2' }, 'A')).rows).toEqual([])
    expect((await parcels({ search: 'b' }, 'A')).rows).toEqual([])
  })
})

describe('contracts', () => {
  it('tie an identity to its parcels', async () => {
    const { contracts, person } = await openPlace()
    const [identity] = await server.platform.db
      .select({ id: memberships.id })
      .from(memberships)
      .where(eq(memberships.userId, person('A').userId))

    const { rows, meta, totals } = await contracts()
    expect(
      rows.map(({ owner, parcels, tantiemes }) => [owner.name, parcels.map(({ number }) => number), tantiemes]),
    ).toEqual([
      ['A', [1, 4], 580],
      ['B', [2], 300],
    ])
    expect(rows[0]).toMatchObject({ id: identity?.id, identity: { id: identity?.id, role: 'coowner' } })
    expect(meta).toMatchObject({ total: 2, perPage: 15 })
    expect(totals).toEqual({ parcels: 3, tantiemes: 880 })
    expect((await contracts({ sort: 'tantiemes' })).rows.map(({ owner }) => owner.name)).toEqual(['B', 'A'])
    expect((await contracts({ search: 'b' })).rows.map(({ owner }) => owner.name)).toEqual(['B'])
    expect((await contracts({ lot: '4' })).rows.map(({ owner }) => owner.name)).toEqual(['A'])
  })

  it('are only a co-owner’s own, and outlive the identity', async () => {
    const { contracts, placeId, person } = await openPlace()

    expect((await contracts({}, 'B')).rows.map(({ owner }) => owner.name)).toEqual(['B'])
    expect((await contracts({ lot: '1' }, 'B')).rows).toEqual([])
    const { userId } = person('B')
    await server.platform.db
      .delete(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.placeId, placeId)))
    expect((await contracts()).rows[1]).toMatchObject({ id: userId, identity: null, owner: { name: 'B' } })
  })
})
