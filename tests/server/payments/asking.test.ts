import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import { paymentRoutes as routes } from '#contract/payments/payments.ts'
import { searchRoutes } from '#contract/search.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { paymentEvents, payments } from '#server/areas/payments/payments/payments.tables.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makePayers } from '#tests/support/server/payments/paymentsWorld.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
afterEach(() => server.clock.reset())

const minute = 60_000

describe('what is due', () => {
  it('is the debt, less payments on their way', async () => {
    const { owe, asked, read } = await makePayers(server)
    await owe('A', 30_000, '2030-01-01')
    await owe('A', 11_230, '2030-01-10')
    await owe('A', 20_000, '2030-02-01')
    expect(await read(routes.due)).toMatchObject({
      asOf: '2030-01-15',
      payable: 41_230,
      due: 41_230,
      underway: 0,
      credit: 0,
      nextPaymentAt: null,
      debts: [
        { dueOn: '2030-01-01', open: 30_000, isDue: true },
        { dueOn: '2030-01-10', open: 11_230, isDue: true },
        { dueOn: '2030-02-01', open: 20_000, isDue: false },
      ],
    })
    await asked(35_000)
    expect(await read(routes.due)).toMatchObject({
      payable: 6_230,
      due: 41_230,
      underway: 35_000,
      nextPaymentAt: '2030-01-15T09:10:00.000Z',
      debts: [
        { open: 0, underway: 30_000 },
        { open: 6_230, underway: 5_000 },
        { open: 20_000, underway: 0 },
      ],
    })
  })

  it('shows beforehand what a payment settles', async () => {
    const { owe, read } = await makePayers(server)
    await owe('A', 30_000, '2030-01-01')
    await owe('A', 11_230, '2030-01-10')
    await owe('A', 20_000, '2030-02-01')
    const preview = (payment: Record<string, unknown>) => read(routes.preview, 'A', { body: { payment } })
    expect(await preview({ what: 'everything' })).toMatchObject({
      amount: 41_230,
      credit: 0,
      isOverpayment: false,
      collectOn: '2030-01-16',
      expectedBy: '2030-01-18',
      settles: [
        { dueOn: '2030-01-01', amount: 30_000, left: 0 },
        { dueOn: '2030-01-10', amount: 11_230, left: 0 },
      ],
    })
    const { debts } = await read(routes.due)
    const later = debts[2]?.id ?? ''
    expect(await preview({ what: 'debts', debts: [later] })).toMatchObject({
      amount: 20_000,
      settles: [{ id: later, amount: 20_000 }],
    })
    expect(await preview({ what: 'amount', amount: 30_001 })).toMatchObject({
      settles: [{ amount: 30_000 }, { amount: 1, left: 11_229 }],
      isOverpayment: false,
    })
    expect(await preview({ what: 'amount', amount: 50_000 })).toMatchObject({ credit: 8_770, isOverpayment: true })
  })

  it('is nothing without debts', async () => {
    const { call, read } = await makePayers(server)
    expect(await read(routes.due)).toMatchObject({ payable: 0, debts: [] })
    const answer = await call(routes.preview, 'A', { body: { payment: { what: 'everything' } } })
    expect(await refusalOf(answer)).toMatchObject({ code: 'action_not_possible' })
  })
})

describe('the need of the dashboard', () => {
  it('is the amount payable now, the suspended mandate, or the missing signature', async () => {
    const { owe, asked, read, placeId } = await makePayers(server)
    const need = () => read(paymentNeedRoutes.read)
    expect(await need()).toEqual({ what: null, payable: 0 })
    await owe('A', 30_000)
    expect(await need()).toEqual({ what: 'pay', payable: 30_000 })
    await asked(10_000)
    expect(await need()).toEqual({ what: null, payable: 0 })
    server.clock.advance(10 * minute + 1_000)
    expect(await need()).toEqual({ what: 'pay', payable: 20_000 })
    server.clock.advance(14 * 60 * minute)
    expect(await need()).toEqual({ what: null, payable: 0 })
    server.clock.reset()
    await server.platform.db.update(mandates).set({ suspension: 'opposed' }).where(eq(mandates.placeId, placeId))
    expect(await need()).toEqual({ what: 'suspended', payable: 0 })
    await server.platform.db
      .update(mandates)
      .set({ signedAt: null, suspension: null })
      .where(eq(mandates.placeId, placeId))
    expect(await need()).toEqual({ what: 'sign', payable: 0 })
  })
})

describe('a payment', () => {
  it('is requested, with its first step, its audit entry, and no account in either', async () => {
    const { owe, asked, read, placeId, signed } = await makePayers(server)
    await owe('A', 41_230)
    const payment = await asked(41_230)
    expect(payment).toMatchObject({
      state: 'asked',
      origin: 'owner',
      amount: 41_230,
      collectOn: '2030-01-16',
      expectedBy: '2030-01-18',
      isHoldable: false,
      events: [{ kind: 'asked', source: 'owner', at: '2030-01-15T09:00:00.000Z', day: '2030-01-16' }],
      settles: [{ amount: 41_230, left: 0 }],
    })
    expect(payment.reference).toMatch(/^P[2-9A-HJ-NP-Z]{16}$/)
    const list = await read(routes.list, 'A', { query: { underway: 'true' } })
    expect(list).toMatchObject({ data: { result: [payment.id] }, meta: { total: 1 } })
    const audited = await server.platform.db.select().from(auditEntries).where(eq(auditEntries.subjectId, payment.id))
    expect(audited).toMatchObject([{ action: 'payments.ask', detail: { placeId } }])
    const details = signed[0]?.details
    const iban = details?.scheme === 'sepa' ? details.iban : ''
    const events = await server.platform.db.select().from(paymentEvents)
    for (const text of [JSON.stringify([audited, payment, list, events]), server.logged()]) {
      expect(text).not.toContain(iban.slice(4, 20))
    }
    server.clock.advance(4 * 24 * 60 * minute)
    const late = await read(routes.read, 'A', { params: { paymentId: payment.id } })
    expect(late).toMatchObject({ state: 'asked', expectedBy: null })
  })

  it('is found by its reference and its amount, only by its owner', async () => {
    const { asked, read, placeId } = await makePayers(server)
    const { id, reference } = await asked(123_456, { isOverpayment: true })
    const found = async (text: string, name = 'A') =>
      (await read(searchRoutes.find, name, { query: { text } })).hits.filter(({ kind }) => kind === 'payment')
    const line = { amount: 123_456, enteredOn: '2030-01-16' }
    for (const text of [reference, reference.slice(0, 6).toLowerCase(), '1234,56'])
      expect(await found(text)).toMatchObject([{ id, placeId, title: reference, line }])
    expect(await found('P')).toEqual([])
    for (const name of ['B', 'manager']) expect(await found(reference, name)).toEqual([])
  })

  it('is seen only by its owner', async () => {
    const { asked, call } = await makePayers(server)
    const { id } = await asked(1_000, { isOverpayment: true })
    for (const name of ['B', 'president']) {
      const answer = await call(routes.read, name, { params: { paymentId: id } })
      expect(answer.status).toBe(404)
    }
  })

  it('is made once in ten minutes in a place', async () => {
    const { owe, ask } = await makePayers(server)
    await owe('A', 100_000)
    expect((await ask(1_000)).status).toBe(201)
    server.clock.advance(10 * minute - 1_000)
    const refused = await ask(1_000)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'payment_too_soon' })
    expect((await ask(1_000, { name: 'B', isOverpayment: true })).status).toBe(201)
    server.clock.advance(2_000)
    expect((await ask(1_000)).status).toBe(201)
  })

  it('is made once by fifty simultaneous requests, and by one that is sent again', async () => {
    const { owe, ask, placeId } = await makePayers(server)
    await owe('A', 100_000)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(1_000)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const again = await Promise.all(
      [1, 2].map(() => ask(500, { name: 'B', isOverpayment: true, key: `pays-${placeId}` })),
    )
    expect(again.map(({ status }) => status)).toEqual([201, 201])
    expect(await server.platform.db.$count(payments, eq(payments.placeId, placeId))).toBe(2)
  })

  it('is refused at night, with another amount than was shown, or too high by mistake', async () => {
    const { owe, ask, call, person } = await makePayers(server)
    await owe('A', 41_230)
    expect(await refusalOf(await ask(41_231))).toMatchObject({ status: 409, code: 'overpayment' })
    const confirmed = {
      confirmationToken: person('A').confirmationToken,
      amount: 41_000,
      choice: { what: 'everything' },
    }
    const changed = await call(routes.ask, 'A', { body: { payment: confirmed } })
    expect(await refusalOf(changed)).toMatchObject({ status: 409, code: 'amount_changed' })
    const unconfirmed = { ...confirmed, amount: 41_230, confirmationToken: 'no such token' }
    const answer = await call(routes.ask, 'A', { body: { payment: unconfirmed } })
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'confirmation_required' })
    expect(await refusalOf(await ask(100_000_000, { isOverpayment: true }))).toMatchObject({
      fieldCode: 'mustBeLowerThanOneMillion',
    })
    server.clock.advance(14 * 60 * minute)
    expect(await refusalOf(await ask(41_230))).toMatchObject({ status: 409, code: 'out_of_slot' })
  })

  it('needs a mandate in force', async () => {
    const { ask, placeId } = await makePayers(server)
    await server.platform.db.update(mandates).set({ suspension: 'opposed' }).where(eq(mandates.placeId, placeId))
    expect(await refusalOf(await ask(1_000, { isOverpayment: true }))).toMatchObject({ code: 'action_not_possible' })
  })

  it('is not confirmed by a wrong password', async () => {
    const { call } = await makePayers(server)
    const answer = await call(confirmationRoutes.create, 'A', { body: { confirmation: { password: 'wrong' } } })
    expect(answer.status).toBe(401)
  })

  it('has steps that cannot be changed', async () => {
    const { asked } = await makePayers(server)
    const { id } = await asked(1_000, { isOverpayment: true })
    await expect(server.platform.db.delete(paymentEvents).where(eq(paymentEvents.paymentId, id))).rejects.toThrow()
  })
})
