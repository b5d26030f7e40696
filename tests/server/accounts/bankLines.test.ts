import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { userOffers } from '#server/services/directory/profile.tables.ts'
import { parsing } from '#tests/support/server/placeWorld.ts'
import { startBank } from '#tests/support/server/startBank.ts'

const { server, withBank } = await startBank()

describe('the lines of a bank', () => {
  it('are only for accountants', async () => {
    const { send, person } = await withBank()
    expect((await send(bankLineRoutes.list, {}, person('A').token)).status).toBe(403)
  })

  it('are counted in all places where somebody keeps the books, the oldest line first', async () => {
    const [first, second] = [await withBank(), await withBank()]
    const { userId, token } = first.person('manager')
    const { db, now } = server.platform
    const counted = async () => {
      const get = parsing((route) => first.send(route, {}, token))
      return (await get(bankLineRoutes.toMatch)).places
    }
    await first.add({ bookedOn: '2030-01-12' })
    await first.add({ bookedOn: '2030-01-13' })
    await first.add({ bookedOn: '2030-01-02', state: 'ignored' })
    await second.add({ bookedOn: '2030-01-11' })
    const here = { placeId: first.placeId, placeName: 'Résidence des essais', count: 2 }
    expect(await counted()).toEqual([here])
    await db.insert(memberships).values({ userId, placeId: second.placeId, role: 'coowner_accountant', since: now() })
    expect(await counted()).toEqual([{ ...here, placeId: second.placeId, count: 1 }, here])
    await db
      .update(memberships)
      .set({ role: 'coowner_manager' })
      .where(and(eq(memberships.userId, userId), eq(memberships.placeId, second.placeId)))
    expect(await counted()).toEqual([here])
  })

  it('are listed by state, account and text, the latest first', async () => {
    const { add, list } = await withBank()
    const first = await add({ bookedOn: '2030-01-10', label: 'Prélèvement ÉDF', amount: -12_00 })
    const second = await add({ bookedOn: '2030-01-11', reference: 'RB-77' })
    const third = await add({ bookedOn: '2030-01-12', account: '502', state: 'ignored' })
    expect((await list()).map(({ id }) => id)).toEqual([third, second, first])
    expect((await list({ state: 'unmatched' })).map(({ id }) => id)).toEqual([second, first])
    expect((await list({ account: '502' })).map(({ id }) => id)).toEqual([third])
    expect((await list({ search: 'edf' })).map(({ id }) => id)).toEqual([first])
    expect((await list({ search: 'rb-77' })).map(({ id }) => id)).toEqual([second])
  })

  it('propose the nearest movement of the same amount in the same account', async () => {
    const bank = await withBank()
    await bank.receipt(50_00, '2030-01-02')
    const near = await bank.receipt(50_00, '2030-01-11')
    const id = await bank.add()
    const others = [
      await bank.add({ amount: -50_00 }),
      await bank.add({ account: '502' }),
      await bank.add({ amount: 50_01 }),
      await bank.add({ bookedOn: '2030-02-28' }),
    ]
    expect((await bank.read(id))?.proposal).toMatchObject({ kind: 'movement', movement: { entryId: near, rank: 1 } })
    for (const other of others) expect((await bank.read(other))?.proposal).toBeNull()
    expect((await bank.choices(id)).movements.map(({ enteredOn }) => enteredOn)).toEqual(['2030-01-11', '2030-01-02'])
  })

  it('propose the co-owner whose lot or reference the bank names, unless it names several', async () => {
    const bank = await withBank()
    const [userId, name] = [bank.person('B').userId, 'B']
    await server.platform.db.update(userOffers).set({ sqlId: 'C-4711' }).where(eq(userOffers.userId, userId))
    const byLot = await bank.add({ label: 'VIR SEPA LOT N° 2 CHARGES' })
    const byKey = await bank.add({ reference: 'c-4711' })
    const both = await bank.add({ label: 'lot 1 lot 2' })
    const paid = await bank.add({ label: 'lot 2', amount: -50_00 })
    for (const id of [byLot, byKey]) {
      expect((await bank.read(id))?.proposal).toEqual({ kind: 'owner', ownerId: userId, ownerName: name })
    }
    for (const id of [both, paid]) expect((await bank.read(id))?.proposal).toBeNull()
  })
})
