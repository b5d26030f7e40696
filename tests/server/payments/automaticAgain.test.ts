import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes as routes } from '#contract/payments/payments.ts'
import { announceDebits } from '#server/areas/payments/automatic/announceDebits.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import { makeAutomatic } from '#tests/support/server/payments/automaticWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

const day = 24 * 3_600_000
const announce = () => announceDebits(server.platform, server.sites)

/** A place where the debits of 3 February are announced. */
async function announced(kind: 'auto' | 'auto_usual') {
  const place = await makeAutomatic(server, kind)
  server.clock.advance(5 * day)
  await announce()
  const { confirmationToken } = place.person('A')
  return {
    ...place,
    choose: (chosen: string) =>
      place.call(mandateRoutes.choose, 'A', { body: { moneyOrder: { kind: chosen, confirmationToken } } }),
  }
}

describe('a mandate that pays more than when a day was announced', () => {
  it('announces the additional amount of that day, once, two weeks ahead, and notifies its owner', async () => {
    const { list, choose, read, told } = await announced('auto_usual')
    expect(await list()).toMatchObject([{ amount: 50_000 }])
    server.clock.advance(day)
    await choose('auto')
    await Promise.all([announce(), announce()])
    await announce()
    const [works, usual] = (await list()).toSorted((a, b) => a.amount - b.amount)
    expect(usual).toMatchObject({ amount: 50_000, dueOn: '2030-02-03', collectOn: '2030-02-04' })
    expect(works).toMatchObject({ amount: 5_000, dueOn: '2030-02-03', collectOn: '2030-02-04', isHoldable: true })
    expect(await list()).toHaveLength(2)
    const { settles } = await read(routes.read, 'A', { params: { paymentId: works?.id ?? '' } })
    expect(settles).toMatchObject([{ account: '4502', amount: 5_000 }])
    expect((await told('A')).map(({ title }) => title)).toContain(
      '50,00\u00a0€ seront prélevés le 4 février 2030 (Ravalement)',
    )
    expect(await list('B')).toHaveLength(1)
  })

  it('announces works again that it had stopped paying, and nothing twice however often it changes', async () => {
    const { list, choose, post, person } = await announced('auto')
    expect(await list()).toMatchObject([{ amount: 55_000 }])
    await choose('auto_usual')
    expect(await list()).toMatchObject([{ amount: 50_000 }])
    await choose('auto')
    await announce()
    expect((await list()).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([5_000, 50_000])
    await choose('auto_usual')
    expect((await list()).map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual([
      '5000 held',
      '50000 asked',
    ])
    await choose('auto')
    await announce()
    expect((await list()).map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual([
      '5000 asked',
      '50000 asked',
    ])
    // No debit has counted credit that arrives later.
    await post([
      { account: '512', debit: 20_000 },
      { account: '4501', ownerId: person('A').userId, credit: 20_000 },
    ])
    await announce()
    expect(await list()).toHaveLength(2)
  })

  it.each([
    ['auto', 55_000],
    ['auto_usual', 50_000],
  ])('goes on with what it had stopped when it pays on its day again: %s', async (kind, amount) => {
    const { list, choose, told, read } = await announced('auto')
    await choose('manual')
    expect(await list()).toMatchObject([{ state: 'held' }])
    server.clock.advance(day)
    await choose(kind)
    const [debit] = await list()
    expect(debit).toMatchObject({ state: 'asked', amount, collectOn: '2030-02-04', isHoldable: true })
    const { events } = await read(routes.read, 'A', { params: { paymentId: debit?.id ?? '' } })
    expect(events.slice(-2)).toMatchObject([
      { kind: 'resumed', source: 'portal', day: '2030-02-04' },
      { kind: 'noticed', source: 'portal', day: '2030-02-04' },
    ])
    expect(await told('A')).toHaveLength(2)
  })

  it('announces a day with a full notice period if the first one is too near, and nothing once the call is due', async () => {
    const { list, choose, told } = await announced('auto')
    await choose('manual')
    // Friday: the file for Monday may be made.
    server.clock.advance(12 * day)
    await choose('auto')
    expect(await list()).toMatchObject([{ state: 'asked', collectOn: '2030-02-15' }])
    expect((await told('A')).map(({ title }) => title)).toContain(
      '550,00\u00a0€ seront prélevés le 15 février 2030 (Appel 1 et Ravalement)',
    )
    await choose('manual')
    server.clock.advance(3 * day)
    await choose('auto')
    expect(await list()).toMatchObject([{ state: 'held' }])
  })

  it('keeps debits held back by its owner', async () => {
    const { list, choose, call } = await announced('auto')
    const [debit] = await list()
    await call(routes.hold, 'A', { params: { paymentId: debit?.id ?? '' } })
    await choose('manual')
    await choose('auto')
    expect(await list()).toMatchObject([{ state: 'held' }])
  })

  it('notifies nobody else', async () => {
    const { choose, person, placeId } = await announced('auto_usual')
    await choose('auto')
    await announce()
    const ofManager = and(eq(notifications.userId, person('manager').userId), eq(notifications.placeId, placeId))
    expect(await server.platform.db.select().from(notifications).where(ofManager)).toEqual([])
  })
})
