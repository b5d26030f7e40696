import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { issueCalls } from '#tests/support/accounts/issueCalls.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startBookkeeping } from '#tests/support/server/startBookkeeping.ts'

const { server, withAccountant } = await startBookkeeping()

describe('the budget of a year', () => {
  const items = [{ account: '615', amount: 100_000 }]

  it('may change until its first call is issued', async () => {
    const { send, years } = await withAccountant()
    const vote = (amount: number) =>
      send(bookkeepingRoutes.voteBudget, {
        params: { fiscalYearId: years.current },
        body: { budget: { votedOn: '2029-12-01', items: [{ account: '615', amount }], worksFund: amount / 20 } },
      })
    expect((await vote(100_000)).status).toBe(204)
    expect((await vote(120_000)).status).toBe(204)
    await issueCalls(server.platform, server.sites)
    expect(await refusalOf(await vote(130_000))).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('is called on days of its year', async () => {
    const { send, years } = await withAccountant()
    const answer = await send(bookkeepingRoutes.voteBudget, {
      params: { fiscalYearId: years.current },
      body: { budget: { votedOn: '2029-12-01', items, dueDays: ['2031-01-01'] } },
    })
    expect(await refusalOf(answer)).toMatchObject({ status: 422, field: 'budget.due_days' })
  })

  it('is refused for a key that no lot bears', async () => {
    const { send, placeId, years } = await withAccountant()
    const keyId = randomUUID()
    await server.platform.db.insert(repartitionKeys).values({ id: keyId, placeId, name: 'Chauffage' })
    const answer = await send(bookkeepingRoutes.voteBudget, {
      params: { fiscalYearId: years.current },
      body: { budget: { votedOn: '2029-12-01', items: [{ account: '615', keyId, amount: 100_000 }] } },
    })
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('belongs to a year of the place', async () => {
    const { send, placeId } = await withAccountant()
    const body = { budget: { votedOn: '2029-12-01', items } }
    expect((await send(bookkeepingRoutes.voteBudget, { params: { fiscalYearId: placeId }, body })).status).toBe(404)
  })
})
