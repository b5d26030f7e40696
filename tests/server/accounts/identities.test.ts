import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parcelRoutes } from '#contract/accounts/parcels.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { lots, memberships } from '#server/services/directory/places.tables.ts'
import { importFolder, smallBooks } from '#tests/support/server/importFolder.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A lives in lot 1, lets lot 3, and owes for both; C, who sold lot 3 to A, owes nothing. */
async function withLessor() {
  const ledger = await makeLedger(server, { A: 500, B: 300, C: 200 })
  const { placeId } = ledger
  const { db } = server.platform
  const { userId } = ledger.person('A')
  const rows = await db.select().from(lots).where(eq(lots.placeId, placeId)).orderBy(lots.number)
  const [first = '', , third = ''] = rows.map(({ id }) => id)
  const lessorId = randomUUID()
  await db.insert(memberships).values({ id: lessorId, userId, placeId, role: 'lessor', since: server.clock.now() })
  await db.update(lots).set({ ownerId: userId, identityId: lessorId }).where(eq(lots.id, third))
  const owes = (lotId: string, debit: number) =>
    ({ account: '4501', ownerId: userId, lotId, debit, dueOn: '2030-01-01' }) as const
  await ledger.post([owes(first, 60_00), owes(third, 25_00), { account: '701', credit: 85_00 }], '2030-01-01', 'AF')
  const position = () => ledger.person('A').get(statementRoutes.position, { params: { placeId } })
  return { ...ledger, lessorId, third, userId, position }
}

it('shows the debt under each identity of the person, which adds up to the balance', async () => {
  const { position, lessorId, post, userId } = await withLessor()

  const { identities, balance } = await position()
  expect(identities.map(({ identity, balance: owed }) => [identity?.role, owed])).toEqual([
    ['coowner', 60_00],
    ['lessor', 25_00],
  ])
  expect(identities[1]?.identity?.id).toBe(lessorId)
  expect(balance).toBe(85_00)

  const payment = { account: '4501', ownerId: userId, credit: 100_00 }
  await post([{ account: '512', debit: 100_00 }, payment], '2030-01-05', 'BQ')
  const after = await position()
  expect(after.identities.map(({ identity, balance: owed }) => [identity?.role ?? null, owed])).toEqual([
    ['coowner', 0],
    ['lessor', 0],
    [null, -15_00],
  ])
})

it('has a contract for each of them, and one again once the role has ended', async () => {
  const { position, person, placeId, lessorId } = await withLessor()
  const params = { placeId }
  const contracts = async () => {
    const { data } = await person('A').get(parcelRoutes.contracts, { params })
    return data.result.map((id) => data.entities.contracts[id])
  }

  expect((await contracts()).map((one) => [one?.identity?.role, one?.parcels.map(({ number }) => number)])).toEqual(
    expect.arrayContaining([
      ['coowner', [1]],
      ['lessor', [3]],
    ]),
  )
  await server.platform.db.delete(memberships).where(eq(memberships.id, lessorId))
  expect(await contracts()).toMatchObject([{ identity: { role: 'coowner' }, parcels: [{ number: 1 }, { number: 3 }] }])
  expect((await position()).identities).toEqual([])
})

it('comes from the manager’s system, which may omit it', async () => {
  await importFolder(server, smallBooks)
  const identityOf = async (sqlId: string) => {
    const [lot] = await server.platform.db
      .select({ role: memberships.sqlId })
      .from(lots)
      .leftJoin(memberships, eq(memberships.id, lots.identityId))
      .where(eq(lots.sqlId, sqlId))
    return lot?.role ?? null
  }
  expect(await identityOf('L2')).toBeNull()

  const told = ['place;lot;person;role;ended_on', 'P1;L1;C1;;', 'P1;L2;C2;R2;', 'P1;L3;C2;R3;']
  const { refusals } = await importFolder(server, { ...smallBooks, owners: told })
  expect(refusals).toEqual([])
  expect([await identityOf('L1'), await identityOf('L2'), await identityOf('L3')]).toEqual([null, 'R2', 'R3'])
})
