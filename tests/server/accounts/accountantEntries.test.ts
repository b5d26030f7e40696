import { describe, expect, it } from 'vitest'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { referenceRoutes } from '#contract/accounts/references.ts'
import { fromWire } from '#contract/case.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { makeLedger } from '#tests/support/server/ledgerWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { startBookkeeping } from '#tests/support/server/startBookkeeping.ts'

const { server, withAccountant } = await startBookkeeping()

describe('an entry written by an accountant', () => {
  it('is refused to a manager who is not an accountant', async () => {
    const { placeId, person } = await makeLedger(server, { A: 1 })
    const answer = await requestRoute(server.app, bookkeepingRoutes.readClosing, {
      token: person('manager').token,
      params: { placeId, fiscalYearId: placeId },
    })
    expect(answer.status).toBe(403)
  })

  it.each([
    [
      'an account of another chart',
      [
        { account: '5100', debit: 100 },
        { account: '512', credit: 100 },
      ],
      'account',
    ],
    [
      'a line with both sides',
      [
        { account: '601', debit: 100, credit: 100 },
        { account: '512', credit: 100 },
      ],
      'debit',
    ],
    [
      'an owner’s account without an owner',
      [
        { account: '4501', debit: 100 },
        { account: '512', credit: 100 },
      ],
      'owner_id',
    ],
  ])('is refused with %s', async (_, lines, field) => {
    const { post } = await withAccountant()
    expect(await refusalOf(await post(lines))).toMatchObject({
      status: 422,
      code: 'invalid_value',
      field: `entry.lines.0.${field}`,
    })
  })

  it('is refused when it names the lot of another place', async () => {
    const { post, years } = await withAccountant()
    const lines = [
      { account: '601', debit: 100, lotId: years.current },
      { account: '512', credit: 100 },
    ]
    expect(await refusalOf(await post(lines))).toMatchObject({ status: 422, field: 'entry.lines' })
  })

  it('returns no more than the co-owner has paid in advance', async () => {
    const { post, send, idOf } = await withAccountant()
    const ownerId = idOf('A')
    const refund = (amount: number) =>
      post([
        { account: '4501', ownerId, debit: amount },
        { account: '512', credit: amount },
      ])
    const payment = { ownerId, amount: 5_000, paidOn: '2030-01-10', bankAccount: '512', label: 'Virement reçu' }
    expect((await send(bookkeepingRoutes.receivePayment, { body: { payment } })).status).toBe(201)
    expect(await refusalOf(await refund(5_001))).toMatchObject({ status: 422, field: 'entry.lines' })
    expect((await refund(5_000)).status).toBe(201)
  })
})

describe('the references of an entry', () => {
  it('are listed for the accountant of the place: its lots with their owners, its co-owners and its works', async () => {
    const { send, idOf } = await withAccountant()
    const read = async () => {
      const answer = await send(referenceRoutes.references)
      return referenceRoutes.references.answer.parse(fromWire(await answer.json()))
    }
    const { chart, lots, owners, works } = await read()
    expect([chart, works]).toEqual(['FR', []])
    expect(lots.map(({ number, ownerId }) => [number, ownerId])).toEqual([
      [1, idOf('A')],
      [2, idOf('B')],
      [3, idOf('C')],
    ])
    expect(owners.map(({ id }) => id)).toEqual(expect.arrayContaining([idOf('A'), idOf('B'), idOf('C')]))
    expect(owners.map(({ name }) => name)).not.toContain('')
  })

  it('are withheld from a manager who is not an accountant', async () => {
    const { placeId, person } = await makeLedger(server, { A: 1 })
    const { token } = person('manager')
    const answer = await requestRoute(server.app, referenceRoutes.references, { token, params: { placeId } })
    expect(answer.status).toBe(403)
  })
})

describe('the open debts of a co-owner', () => {
  it('are the debts that a payment settles, the oldest first, and the surplus', async () => {
    const { accountant, post, send, idOf, placeId } = await withAccountant()
    const read = async (name: string) => {
      const query = { owner_id: idOf(name), on: '2030-01-10' }
      const answer = await requestRoute(server.app, referenceRoutes.openDebts, {
        token: accountant.token,
        params: { placeId },
        query,
      })
      return referenceRoutes.openDebts.answer.parse(fromWire(await answer.json()))
    }
    const owe = (debit: number, dueOn: string) =>
      post([
        { account: '4501', ownerId: idOf('A'), debit, dueOn },
        { account: '701', credit: debit },
      ])
    await owe(3_000, '2030-01-08')
    await owe(2_000, '2030-01-02')
    const { debts, credit } = await read('A')
    expect(debts.map(({ dueOn, open }) => [dueOn, open])).toEqual([
      ['2030-01-02', 2_000],
      ['2030-01-08', 3_000],
    ])
    expect(credit).toBe(0)
    const payment = { ownerId: idOf('A'), amount: 6_000, paidOn: '2030-01-10', bankAccount: '512', label: 'Virement' }
    expect((await send(bookkeepingRoutes.receivePayment, { body: { payment } })).status).toBe(201)
    expect(await read('A')).toEqual({ debts: [], credit: 1_000 })
  })
})
