import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import { paymentRoutes as routes } from '#contract/payments/payments.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import { announceDebits } from '#server/areas/payments/automatic/announceDebits.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
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

describe('a mandate that pays calls automatically', () => {
  it('announces each debit once, two weeks before, with its amount and the next banking day', async () => {
    const { list, placeId, told } = await makeAutomatic(server)
    server.clock.advance(4 * day)
    await announce()
    expect(await list()).toEqual([])
    server.clock.advance(day)
    await Promise.all([announce(), announce()])
    await announce()
    expect(await list()).toMatchObject([
      {
        origin: 'automatic',
        state: 'asked',
        amount: 55_000,
        dueOn: '2030-02-03',
        collectOn: '2030-02-04',
        isHoldable: true,
        expectedBy: null,
      },
    ])
    const [debit] = await list()
    const path = inPlace(pathOf('payment', { paymentId: debit?.id ?? '' }), placeId)
    const title = '550,00\u00a0€ seront prélevés le 4 février 2030 (Appel 1 et Ravalement)'
    // A highlighted notification is on the dashboard, with its own link.
    expect(await told('A')).toEqual([{ title, path, isHighlighted: true }])
    expect(await told('manager')).toEqual([])
    await server.drain()
    const mails = server.outbox.mails().filter(({ text }) => text.includes(path))
    expect(mails).toMatchObject([{ subject: expect.stringContaining('550,00') }])
    expect(mails[0]?.text).toContain(title)
  })

  it('pays usual charges only, or nothing, depending on its kind', async () => {
    const usual = await makeAutomatic(server, 'auto_usual')
    const manual = await makeAutomatic(server, 'manual')
    server.clock.advance(5 * day)
    await announce()
    expect(await usual.list()).toMatchObject([{ amount: 50_000 }])
    expect(await manual.list()).toEqual([])
  })

  it('deducts advance payments, and pays nothing while it is suspended', async () => {
    const { post, person, list, placeId } = await makeAutomatic(server)
    await post([
      { account: '512', debit: 20_000 },
      { account: '4501', ownerId: person('A').userId, credit: 20_000 },
    ])
    await server.platform.db
      .update(mandates)
      .set({ suspension: 'opposed' })
      .where(and(eq(mandates.placeId, placeId), eq(mandates.userId, person('B').userId)))
    server.clock.advance(5 * day)
    await announce()
    expect(await list()).toMatchObject([{ amount: 35_000 }])
    expect(await list('B')).toEqual([])
  })

  it('lets its owner hold a debit back until two banking days before, and release it', async () => {
    const { list, call, read } = await makeAutomatic(server)
    server.clock.advance(5 * day)
    await announce()
    const [debit] = await list()
    const params = { paymentId: debit?.id ?? '' }
    expect((await call(routes.hold, 'B', { params })).status).toBe(404)
    expect((await call(routes.hold, 'A', { params })).status).toBe(204)
    expect(await list()).toMatchObject([{ state: 'held', expectedBy: null, isHoldable: false }])
    expect(await refusalOf(await call(routes.hold, 'A', { params }))).toMatchObject({ code: 'action_not_possible' })
    expect((await call(routes.release, 'A', { params })).status).toBe(204)
    // Friday: the file for Monday may be made.
    server.clock.advance(12 * day)
    expect(await refusalOf(await call(routes.hold, 'A', { params }))).toMatchObject({ code: 'action_not_possible' })
    const { events } = await read(routes.read, 'A', { params })
    expect(events.map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'asked portal',
      'noticed portal',
      'held owner',
      'released owner',
    ])
  })

  it('that ends, or changes to payment on demand, holds its debits back', async () => {
    const { list, call, person } = await makeAutomatic(server)
    server.clock.advance(5 * day)
    await announce()
    const { confirmationToken } = person('A')
    await call(mandateRoutes.choose, 'A', { body: { moneyOrder: { kind: 'manual', confirmationToken } } })
    expect(await list()).toMatchObject([{ state: 'held' }])
    await call(mandateRoutes.revoke, 'B')
    expect(await list('B')).toMatchObject([{ state: 'held' }])
  })

  it('that changes to usual charges only takes works out of its debits', async () => {
    const { list, call, read, person, post } = await makeAutomatic(server)
    await post([
      { account: '512', debit: 20_000 },
      { account: '4501', ownerId: person('A').userId, credit: 20_000 },
    ])
    server.clock.advance(5 * day)
    await announce()
    expect(await list()).toMatchObject([{ amount: 35_000 }])
    const choose = (kind: string) =>
      call(mandateRoutes.choose, 'A', {
        body: { moneyOrder: { kind, confirmationToken: person('A').confirmationToken } },
      })
    await choose('auto_usual')
    const [debit] = await list()
    expect(debit).toMatchObject({ state: 'asked', amount: 30_000 })
    const { events, settles } = await read(routes.read, 'A', { params: { paymentId: debit?.id ?? '' } })
    expect(events.map(({ kind }) => kind)).toEqual(['asked', 'noticed', 'lessened'])
    expect(settles.every(({ account }) => account === '4501')).toBe(true)
    await announce()
    expect(await list()).toHaveLength(1)
    await choose('auto_usual')
    expect(await list()).toMatchObject([{ amount: 30_000 }])
  })
})
